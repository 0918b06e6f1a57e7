import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, isAnyOf } from "./rule.ts";

/** Breaths a minute, counted for half a minute at rest. */
export function restingBreathing(inputs: Inputs, dog: CheckDog): CheckResult {
  const effort = inputs.many("effort") ?? new Set();
  const taps = inputs.number("taps");
  const rate = taps === undefined ? null : taps * 2;
  if ([...effort].some((sign) => sign !== "noise")) return { band: "now_effort", rate };
  if (effort.size > 0)
    return { band: rate !== null && (rate >= 60 || (rate >= 40 && dog.heart)) ? "now_fast" : "noise", rate };
  if (rate === null) return { band: null };
  if (!isAnyOf(inputs.one("state"), "asleep", "resting")) return { band: "not_valid", rate };
  return { band: bandOf(rate, inputs, dog), rate };
}

function bandOf(rate: number, inputs: Inputs, dog: CheckDog): string {
  const [raised, high] = ageOf(dog) < 6 ? [40, 50] : [30, 40];
  if (rate >= 60) return "now_fast";
  if (rate >= high) return dog.heart ? "now_fast" : "high";
  if (rate >= raised) {
    if (inputs.one("again") !== "again") return "mid";
    return dog.heart ? "mid_again_heart" : "mid_again";
  }
  if (rate < 8) return "slow";
  const usual = inputs.number("usual");
  return usual && rate >= usual + 10 ? "rising" : "normal";
}
