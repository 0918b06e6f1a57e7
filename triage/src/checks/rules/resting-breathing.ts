import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, isAnyOf } from "./rule.ts";

/** Breaths a minute, counted for half a minute at rest. */
export function restingBreathing(inputs: Inputs, dog: CheckDog): CheckResult {
  const effort = inputs.many("effort") ?? new Set();
  const taps = inputs.number("taps");
  const rate = taps === undefined ? null : taps * 2;
  if ([...effort].some((sign) => sign !== "noise")) return { band: "now_effort", rate };
  const isAtRest = isAnyOf(inputs.one("state"), "asleep", "resting");
  if (effort.size > 0) return { band: noisy(rate, isAtRest, dog), rate };
  if (rate === null) return { band: null };
  if (!isAtRest) return { band: "not_valid", rate };
  return { band: bandOf(rate, inputs, dog), rate };
}

/** From these on a rate is raised, and high. */
const limitsOf = (dog: CheckDog): readonly [raised: number, high: number] => (ageOf(dog) < 6 ? [40, 50] : [30, 40]);

function noisy(rate: number | null, isAtRest: boolean, dog: CheckDog): string {
  if (rate === null) return "noise";
  if (rate >= 60 || (rate >= 40 && dog.heart)) return "now_fast";
  return isAtRest && rate >= limitsOf(dog)[1] ? "high" : "noise";
}

function bandOf(rate: number, inputs: Inputs, dog: CheckDog): string {
  const [raised, high] = limitsOf(dog);
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
