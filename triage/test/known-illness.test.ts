import { expect, test } from "vitest";
import type { ConcernId, Level } from "@hundeblick/proto/health/check-lists";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { concernIn } from "../src/concern.ts";
import type { Dog } from "../src/dog.ts";
import type { Answers } from "../src/holds.ts";

function levelOf(id: ConcernId, answers: Answers, dog: Dog): Level {
  const data = allConcerns.find((concern) => concern.id === id);
  if (!data) throw new Error(`no concern ${id}`);
  return assess(concernIn(data, "en"), answers, dog).level;
}

const HEART: Dog = { conditions: ["heart_disease"] };
const ADDISON: Dog = { conditions: ["addison"] };
const COUGHS = { alarm: ["none"], well: "bright", often: "single", since: "new" };
const LOOSE = { blood: "no", state: "bright", also: ["none"] };
const VOMITED = { danger: ["none"], content: "usual", state: "bit_quiet", times: "twice", water: "stays" };

test.each<[ConcernId, Answers, Dog, Level, Level]>([
  ["cough", COUGHS, HEART, "home", "today"],
  ["cough", { ...COUGHS, since: "once" }, { medicines: ["heart_medicine"] }, "home", "this_week"],
  ["breathing_fast", { alarm: ["none"], kind: "fast" }, HEART, "today", "now"],
  ["vomiting", VOMITED, ADDISON, "home", "today"],
  ["vomiting", { ...VOMITED, state: "dull" }, ADDISON, "today", "now"],
  ["diarrhoea", { ...LOOSE, vomits: "little" }, ADDISON, "home", "today"],
  ["diarrhoea", { ...LOOSE, vomits: "repeat" }, ADDISON, "today", "now"],
  ["not_eating", { danger: ["none"], state: "bright", since: "meal" }, ADDISON, "home", "today"],
  ["lethargy_fever", { alarm: ["none"], how: "flat", eats: "less" }, ADDISON, "today", "now"],
  ["trembling", { now: ["none"], pattern: "fine", trigger: "no", also: ["tired"] }, ADDISON, "today", "now"],
  ["collapse_faint", { state: "ok", alarm: ["none"], what: "legs" }, ADDISON, "today", "now"],
  ["vomiting", { ...VOMITED, times: "once" }, { conditions: ["kidney_disease"] }, "home", "today"],
  ["diarrhoea", { ...LOOSE, vomits: "no" }, { conditions: ["pancreatitis"] }, "home", "today"],
  [
    "not_eating",
    { danger: ["none"], state: "bright", since: "h12" },
    { conditions: ["kidney_disease"] },
    "home",
    "today",
  ],
  ["diarrhoea", { blood: "black", state: "bright", vomits: "no" }, { medicines: ["anticoagulant"] }, "today", "now"],
])("%s %j of a dog with %j: %s without it, %s with it", (id, answers, dog, without, withIt) => {
  expect([levelOf(id, answers, {}), levelOf(id, answers, dog)]).toEqual([without, withIt]);
});

test.each<[ConcernId, Answers, Level]>([
  ["limping", { alarm: ["none"] }, "this_week"],
  ["cough", { alarm: ["none"] }, "this_week"],
  ["mouth_teeth", { danger: ["none"] }, "this_week"],
  ["drinking_more", { danger: ["none"] }, "this_week"],
  ["weight_gain", { now: ["none"] }, "this_week"],
  ["stiff_old", { alarm: ["none"] }, "this_week"],
  ["fear_noise", { harm: ["none"] }, "routine"],
  ["not_eating", { danger: ["none"], state: "bright" }, "today"],
  ["vomiting", { danger: ["none"], content: "usual", state: "bright" }, "today"],
  ["diarrhoea", LOOSE, "this_week"],
  ["puppy_poorly", { alarm: ["none"], food: "normal" }, "today"],
  ["puppy_start", { alarm: ["none"] }, "this_week"],
  ["alone", { harm: ["none"], body: ["none"] }, "routine"],
  ["confused_old", { alarm: ["none"] }, "this_week"],
  ["straining_stool", { pee: "yes", danger: ["none"], since: "day" }, "today"],
  ["season_discharge", { alarm: ["none"], what: ["clear"], well: ["none"], when: "unsure" }, "this_week"],
])("%s with only %j answered is not called harmless", (id, answers, level) => {
  expect(levelOf(id, answers, {})).toBe(level);
});
