import { describe, expect, test } from "vitest";
import { translatedConcern } from "./all-concerns.ts";
import { assess } from "./assess.ts";
import { nextQuestion } from "./next-question.ts";

const limping = translatedConcern("limping", "en");
const vomiting = translatedConcern("vomiting", "en");

describe("assess", () => {
  test("returns the most urgent matching rule with its answers", () => {
    const { level, reasons } = assess(limping, { alarm: ["bone"], weight: "up" }, {});
    expect(level).toBe("now");
    expect(reasons.map(({ ruleId }) => ruleId)).toEqual(["bone", "up"]);
    expect(reasons[0]?.because).toEqual([
      { question: "alarm", answer: "bone", text: "Leg at a wrong angle, or bone showing" },
    ]);
  });

  test("returns the result for unknown without any answer", () => {
    const { level, reasons, complete } = assess(limping, {}, {});
    expect(reasons).toEqual([
      { ruleId: "unknown", level: limping.unknown.level, text: limping.unknown.reason, because: [], sources: [] },
    ]);
    expect(level).toBe(limping.unknown.level);
    expect(complete).toBe(false);
  });

  test("is at least as urgent as unknown while a required question is open", () => {
    const { level, complete } = assess(limping, { weight: "normal", well: "bright", since: "day" }, {});
    expect(complete).toBe(false);
    expect(level).toBe(limping.unknown.level);
  });

  test("treats an empty choice as no answer", () => {
    expect(assess(limping, { alarm: [] }, {}).unanswered).toContain("alarm");
  });

  test("never advises to watch at home what needs a vet now", () => {
    const { home } = assess(vomiting, { times: "many" }, {});
    const allowed = vomiting.home.filter(({ upTo }) => upTo === "now").map(({ text }) => text);
    expect(home.length).toBeGreaterThan(0);
    for (const { text } of home) expect(allowed).toContain(text);
  });

  test("shows no warning signs that contradict the level now", () => {
    const { home, doNot } = assess(vomiting, { times: "many" }, {});
    expect(home.map(({ text }) => text).join()).toContain("Give nothing to eat or drink");
    expect(doNot.map(({ text }) => text).join()).not.toMatch(/water away|two days/);
    expect(assess(vomiting, { danger: ["none"], times: "once" }, {}).doNot).toHaveLength(vomiting.doNot.length);
  });

  test("shows only warning signs of a more urgent level", () => {
    expect(assess(vomiting, { times: "many" }, {}).goSooner).toEqual([]);
  });

  test("names the trait of the dog behind a rule", () => {
    const facts = assess(vomiting, { times: "several" }, { ageMonths: 3, weightKg: 3 }).reasons.flatMap(
      ({ because }) => because,
    );
    expect(facts).toContainEqual({ question: null, answer: "youngPuppy", text: "under 16 weeks old" });
  });
});

const HARMLESS = {
  alarm: ["none"],
  danger: ["none"],
  also: ["none"],
  cause: ["none"],
  after: ["none"],
  content: "usual",
  blood: "no",
  colour: "yellow",
};
/** Cases a sceptical reader found too calm (few reserves, something skipped or unknown), or too alarming. */
test.each([
  ["birth", { alarm: ["none"], stage: "restless", due: "ontime" }, {}, "today"],
  ["birth", { alarm: ["none"], stage: "restless", due: "ontime", wait: 3 }, {}, "home"],
  ["vomiting", { times: "once", state: "bright", water: "refuses" }, { ageMonths: 3 }, "now"],
  ["vomiting", { times: "once", state: "bright", water: "refuses" }, { ageMonths: 48, weightKg: 4 }, "today"],
  ["vomiting", { times: "once", state: "bit_quiet", water: "stays" }, { ageMonths: 3 }, "today"],
  ["vomiting", { times: "once", state: "bright", also: ["diarrhoea"] }, { ageMonths: 132 }, "today"],
  ["vomiting", { times: "once", state: "bright", also: ["diarrhoea"] }, { ageMonths: 48, weightKg: 20 }, "home"],
  ["diarrhoea", { times: "few", state: "bright", vomits: "little" }, { pregnant: true }, "today"],
  ["seizure", { state: "dazed", length: "unsure", count: "unsure", known: "same" }, {}, "today"],
  ["seizure", { state: "earlier", length: "short", count: "unsure", known: "same" }, {}, "this_week"],
  ["urination", { flow: "no_try", hours: 13, also: ["stones"] }, {}, "today"],
  ["urination", { flow: "no_try", hours: 9, also: ["none"] }, { ageMonths: 3 }, "today"],
  ["urination", { flow: "no_try", hours: 13, also: ["none"] }, { ageMonths: 48 }, "home"],
  ["overheated", { pant: "notyet", where: "run", well: "dull", risk: "no" }, { ageMonths: 36, weightKg: 30 }, "now"],
  ["season_discharge", { what: ["blood"], when: "long", well: ["none"] }, { pregnant: true }, "today"],
  ["season_discharge", { what: ["green"], well: ["none"] }, { pregnant: true }, "now"],
  ["season_discharge", { when: "long", well: ["thirst", "low"] }, {}, "now"],
  ["trembling", { now: ["vomit"], pattern: "fine", trigger: "no" }, { conditions: ["diabetes"] }, "now"],
  ["trembling", { now: ["none"], pattern: "strong", trigger: "effort" }, { ageMonths: 3, weightKg: 2 }, "today"],
  ["lethargy_fever", { how: "flat", eats: "nodrink", also: ["gut", "pain"] }, {}, "now"],
  ["lethargy_fever", { eats: "less", since: "day" }, { conditions: ["diabetes"] }, "today"],
  ["not_eating", { state: "dull", since: "d1", also: ["gut", "pain"], water: "none" }, {}, "now"],
  ["not_eating", { state: "bit_quiet" }, { ageMonths: 132 }, "today"],
  ["wound_bite", { cause: "cut" }, {}, "today"],
  ["wound_bite", { danger: ["chest"], cause: "graze", depth: "scratch", bleeding: "no", signs: ["none"] }, {}, "today"],
  ["stiff_old", { well: "less", known: "fine" }, { medicines: ["nsaid"], ageMonths: 132 }, "today"],
  ["stiff_old", { alarm: ["leak", "cries"] }, {}, "now"],
  ["mouth_teeth", { eat: "none" }, { conditions: ["diabetes"] }, "now"],
  ["ate_something", { kind: "unsure", when: "now" }, {}, "now"],
  ["cough", { heart: "yes", well: "quiet", often: "night", since: "weeks" }, {}, "today"],
  ["itching_skin", { danger: ["hives"], also: ["newmed"] }, {}, "now"],
  ["collapse_faint", { state: "past", what: "legs" }, { conditions: ["diabetes"] }, "today"],
  ["straining_stool", { pee: "yes", comes: "hard", state: "bright", since: "day" }, { pregnant: true }, "today"],
  ["swelling_hives", { history: "yes", where: ["spot"], course: "less", hours: 100, cause: "one" }, {}, "this_week"],
  ["urination", { flow: "normal", danger: ["vomit"], also: ["thirst"] }, { conditions: ["diabetes"] }, "now"],
  ["urination", { flow: "normal", danger: ["vomit"] }, { ageMonths: 2, weightKg: 1.5 }, "now"],
  ["urination", { flow: "normal", danger: ["vomit"] }, { ageMonths: 5, weightKg: 12 }, "today"],
  ["urination", { flow: "normal", also: ["season", "discharge", "thirst"] }, {}, "now"],
  ["urination", { flow: "normal", also: ["discharge", "thirst"] }, {}, "today"],
  ["urination", { flow: "normal", also: ["discharge", "thirst"] }, { sex: "female", neutered: true }, "this_week"],
  ["urination", { flow: "normal", also: ["season", "discharge"] }, { sex: "female", neutered: false }, "this_week"],
  ["urination", { flow: "leaks", since: "today" }, { sex: "male" }, "today"],
  ["urination", { flow: "leaks", since: "today" }, { sex: "female", neutered: true }, "this_week"],
  ["urination", { flow: "leaks", since: "weeks" }, { sex: "male" }, "this_week"],
  ["urination", { flow: "normal", since: "today", also: ["stones"] }, { sex: "male" }, "this_week"],
  ["aggression", { alarm: ["fit"], start: "hours", when: ["mother"] }, { sex: "female", neutered: false }, "now"],
  ["aggression", { alarm: ["fit"], start: "hours" }, { ageMonths: 60 }, "today"],
  ["aggression", { alarm: ["wound"], start: "long", bitten: "fight" }, { ageMonths: 60, weightKg: 20 }, "now"],
  ["aggression", { start: "long", bitten: "fight" }, { ageMonths: 60, weightKg: 20 }, "today"],
  ["aggression", { alarm: ["abroad"], start: "hours", bitten: "person" }, { ageMonths: 60 }, "now"],
  ["aggression", { alarm: ["abroad"], start: "hours", when: ["nowhere"] }, { ageMonths: 60 }, "now"],
  ["aggression", { alarm: ["abroad"], start: "hours", bitten: "growl", when: ["guard"] }, { ageMonths: 60 }, "today"],
  ["aggression", { alarm: ["abroad"], start: "long", bitten: "person" }, { ageMonths: 60 }, "today"],
  ["aggression", { start: "play", bitten: "person", children: "yes" }, { ageMonths: 60 }, "today"],
  ["aggression", { start: "play", bitten: "snap", children: "yes" }, { ageMonths: 60 }, "this_week"],
  ["aggression", { start: "play", bitten: "person", children: "yes" }, { ageMonths: 5 }, "home"],
  [
    "season_discharge",
    { alarm: ["vomit"], what: ["blood"], when: "now", well: ["low"] },
    { sex: "female", neutered: false, conditions: ["diabetes"] },
    "now",
  ],
  [
    "season_discharge",
    { what: ["pus"], when: "never", well: ["none"] },
    { sex: "female", neutered: false, ageMonths: 120 },
    "today",
  ],
  [
    "season_discharge",
    { what: ["pus"], when: "never", well: ["low", "thirst"] },
    { sex: "female", neutered: false, ageMonths: 120 },
    "now",
  ],
  [
    "season_discharge",
    { what: ["none"], when: "never", well: ["low", "thirst"] },
    { sex: "female", neutered: false, ageMonths: 120 },
    "now",
  ],
  [
    "season_discharge",
    { what: ["clear"], when: "never", well: ["none"] },
    { sex: "female", neutered: false, ageMonths: 120 },
    "this_week",
  ],
  [
    "season_discharge",
    { what: ["pus"], when: "never", well: ["none"] },
    { sex: "female", neutered: false, ageMonths: 7 },
    "this_week",
  ],
  ["season_discharge", { what: ["blood"], well: ["none"] }, { sex: "female", neutered: true }, "today"],
  ["season_discharge", { what: ["blood"], well: ["none"] }, {}, "this_week"],
  ["season_discharge", { what: ["blood"], well: ["none"] }, { sex: "female", neutered: false, ageMonths: 60 }, "home"],
  ["season_discharge", { what: ["blood"], preg: "whelped", days: 50 }, { sex: "female" }, "this_week"],
  ["season_discharge", { what: ["blood"], preg: "whelped", days: 30 }, { sex: "female" }, "home"],
  ["season_discharge", { what: ["none"], when: "long", well: ["small"] }, { sex: "female" }, "today"],
  ["season_discharge", { what: ["blood"], when: "now", well: ["small"] }, { sex: "female" }, "this_week"],
  ["season_discharge", { what: ["blood"], when: "now", well: ["lick"] }, { sex: "female" }, "home"],
  ["itching_skin", { danger: ["hives", "gut"] }, {}, "now"],
  ["itching_skin", { danger: ["gut"], skin: ["none"], strength: "rare" }, {}, "today"],
  ["itching_skin", { danger: ["gut"], skin: ["none"], strength: "rare", days: 20 }, {}, "this_week"],
  [
    "itching_skin",
    { danger: ["gut"], skin: ["none"], strength: "rare", days: 20 },
    { conditions: ["diabetes"] },
    "today",
  ],
  ["lump", { growth: "new", feel: ["none"], where: "else", size: "big" }, {}, "this_week"],
  ["lump", { growth: "same", feel: ["none"], where: "else", size: "pea" }, {}, "this_week"],
  ["lump", { growth: "new", feel: ["none"], where: "else", size: "tiny" }, {}, "routine"],
  ["lump", { growth: "new", feel: ["none"], where: "else", size: "tiny" }, { ageMonths: 120 }, "this_week"],
  ["lump", { growth: "same", feel: ["none"], where: "else", size: "big", checked: "sampled" }, {}, "home"],
  ["weight_gain", { now: ["none"], where: "lump", how_fast: "days" }, {}, "today"],
  ["mouth_teeth", { seen: ["broken", "redgum"], eat: "soft", since: "today" }, { ageMonths: 5 }, "today"],
  ["mouth_teeth", { seen: ["broken"], eat: "normal", since: "days" }, { ageMonths: 5 }, "this_week"],
  ["mouth_teeth", { seen: ["loose"], eat: "normal", since: "today" }, { ageMonths: 5 }, "home"],
  ["mouth_teeth", { seen: ["loose"], eat: "normal", since: "days" }, { ageMonths: 60 }, "this_week"],
  ["ears", { start: "sudden", shake: "rare", also: ["deaf"] }, { ageMonths: 120 }, "this_week"],
  ["ears", { start: "slow", shake: "rare", also: ["deaf"] }, { ageMonths: 120 }, "routine"],
  ["season_discharge", { what: ["pus"], when: "never", well: ["none"] }, { sex: "female", neutered: false }, "today"],
  [
    "season_discharge",
    { what: ["pus"], when: "never", well: ["low", "thirst"] },
    { sex: "female", neutered: false },
    "now",
  ],
  [
    "season_discharge",
    { what: ["none"], when: "never", well: ["low", "thirst"] },
    { sex: "female", neutered: false },
    "now",
  ],
  ["season_discharge", { what: ["none"], preg: "whelped", days: 44 }, { sex: "female" }, "home"],
  ["urination", { flow: "leaks" }, { sex: "male" }, "today"],
  ["urination", { flow: "leaks", since: "today", also: ["season"] }, {}, "this_week"],
  ["urination", { flow: "normal", danger: ["vomit"], also: ["season", "discharge"] }, { sex: "male" }, "today"],
  ["urination", { flow: "normal", danger: ["vomit"], also: ["season", "thirst"] }, { sex: "male" }, "today"],
  ["urination", { flow: "normal", often: "big", also: ["season"] }, { sex: "male" }, "this_week"],
  ["urination", { flow: "normal", colour: "red", also: ["season"] }, { sex: "male" }, "today"],
  ["urination", { flow: "normal", often: "small", also: ["season"] }, { sex: "female", neutered: false }, "this_week"],
  [
    "urination",
    { flow: "normal", often: "small", also: ["season", "stones"] },
    { sex: "female", neutered: false },
    "today",
  ],
  [
    "urination",
    { flow: "normal", often: "small", colour: "cloudy", also: ["season"] },
    { sex: "female", neutered: false },
    "today",
  ],
  ["urination", { flow: "normal", often: "small", also: ["season"] }, { sex: "male" }, "today"],
  ["aggression", { start: "play", bitten: "person", children: "yes" }, { ageMonths: 14 }, "today"],
  ["aggression", { start: "play", bitten: "person", children: "yes" }, { ageMonths: 8 }, "today"],
  ["aggression", { start: "play", bitten: "person", children: "yes" }, { ageMonths: 7 }, "home"],
  ["aggression", { start: "play", bitten: "person", children: "yes" }, {}, "home"],
  ["aggression", { alarm: ["fit"], start: "hours", when: ["mother"] }, { sex: "male" }, "today"],
  ["aggression", { alarm: ["fit"], start: "hours", when: ["mother"] }, { sex: "female", neutered: true }, "today"],
  ["itching_skin", { danger: ["gut"], skin: ["none"], strength: "rare", also: ["again"] }, {}, "this_week"],
  ["itching_skin", { danger: ["gut"], skin: ["none"], strength: "rare", also: ["again"], days: 1 }, {}, "today"],
  [
    "itching_skin",
    { danger: ["gut"], skin: ["none"], strength: "rare", also: ["newmed", "again"], days: 90 },
    {},
    "this_week",
  ],
  [
    "itching_skin",
    { danger: ["gut"], skin: ["none"], strength: "rare", days: 3 },
    { ageMonths: 5, weightKg: 3 },
    "today",
  ],
  ["itching_skin", { danger: ["gut"], skin: ["none"], strength: "rare", days: 3 }, { pregnant: true }, "today"],
  ["ears", { shake: "rare", also: ["deaf"] }, { ageMonths: 120 }, "this_week"],
  ["ears", { start: "swim", shake: "rare", also: ["deaf"] }, { ageMonths: 120 }, "this_week"],
  ["mouth_teeth", { seen: ["loose"], eat: "normal", since: "today" }, { ageMonths: 7 }, "home"],
  ["mouth_teeth", { seen: ["loose"], eat: "normal", since: "today" }, { ageMonths: 8 }, "today"],
  ["mouth_teeth", { seen: ["loose"], eat: "normal", since: "days" }, {}, "this_week"],
] as const)("%s with %j and the dog %j is %s", (id, answers, dog, level) => {
  const concern = translatedConcern(id, "en");
  expect(assess(concern, { ...HARMLESS, ...answers }, dog).level).toBe(level);
});

/** What another reason of the same case says otherwise. */
test.each([
  ["aggression", { alarm: ["abroad"], start: "long", bitten: "person" }, {}, "person"],
  ["aggression", { alarm: ["abroad"], start: "hours", bitten: "person" }, {}, "abroad_person"],
  ["itching_skin", { danger: ["hives", "gut"] }, {}, "gut"],
  ["itching_skin", { danger: ["face", "gut"] }, {}, "gut"],
  ["itching_skin", { danger: ["gut"], also: ["newmed"], days: 20 }, {}, "gut"],
  ["lump", { growth: "same", size: "big" }, {}, "unchecked"],
  ["lump", { growth: "new", size: "big" }, {}, "unchecked"],
  ["lump", { growth: "same", size: "pea" }, {}, "unchecked"],
  ["lump", { growth: "fast", checked: "no" }, {}, "unchecked"],
  ["lump", { growth: "new", size: "tiny", where: "teat" }, {}, "unchecked"],
  ["lump", { growth: "new", size: "tiny", feel: ["hot"] }, {}, "unchecked"],
  ["lump", { growth: "new", size: "tiny", danger: ["unwell"] }, {}, "unchecked"],
  ["lump", { growth: "new", size: "tiny" }, { ageMonths: 120 }, "unchecked"],
  ["eyes", { look: ["none"], since: "slow", danger: ["blind"] }, {}, "slow"],
  ["eyes", { look: ["none"], since: "slow", rub: "lots" }, {}, "slow"],
  ["eyes", { look: ["none"], since: "days", danger: ["injury"] }, {}, "days"],
] as const)("%s with %j and the dog %j gives no reason %s", (id, answers, dog, rule) => {
  const { reasons } = assess(translatedConcern(id, "en"), { ...HARMLESS, ...answers }, dog);
  expect(reasons.map(({ ruleId }) => ruleId)).not.toContain(rule);
});

test("asks questions in order, without those answered, skipped or not due", () => {
  expect(nextQuestion(limping, {}, {})?.id).toBe("alarm");
  expect(nextQuestion(limping, { alarm: ["none"] }, {})?.id).toBe("weight");
  expect(nextQuestion(limping, { alarm: ["none"] }, {}, ["weight"])?.id).toBe("well");
  const all = { alarm: ["none"], weight: "up", well: "bright", look: ["none"], since: "day" };
  expect(nextQuestion(limping, all, {})).toBeUndefined();
});
