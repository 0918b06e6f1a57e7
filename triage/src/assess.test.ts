import { describe, expect, test } from "@jest/globals";
import { concernById } from "./all-concerns.ts";
import { assess } from "./assess.ts";
import { concernIn } from "./concern.ts";
import { nextQuestion } from "./next-question.ts";

const limping = concernIn(concernById("limping"), "en");
const vomiting = concernIn(concernById("vomiting"), "en");

describe("assess", () => {
  test("takes the most urgent of the rules that hold and says which answers it rests on", () => {
    const { level, reasons } = assess(limping, { alarm: ["bone"], weight: "up" }, {});
    expect(level).toBe("now");
    expect(reasons.map(({ ruleId }) => ruleId)).toEqual(["bone", "up"]);
    expect(reasons[0]?.because).toEqual([
      { question: "alarm", answer: "bone", text: "Leg at a wrong angle, or bone showing" },
    ]);
  });

  test("without any answer says what is said when nothing is known", () => {
    const { level, reasons, complete } = assess(limping, {}, {});
    expect(reasons).toEqual([
      { ruleId: "unknown", level: limping.unknown.level, text: limping.unknown.reason, because: [], sources: [] },
    ]);
    expect(level).toBe(limping.unknown.level);
    expect(complete).toBe(false);
  });

  test("is at least at the level of unknown while a question that must be asked is open", () => {
    const { level, complete } = assess(limping, { weight: "normal", well: "bright", since: "day" }, {});
    expect(complete).toBe(false);
    expect(level).toBe(limping.unknown.level);
  });

  test("counts no chosen option as no answer", () => {
    expect(assess(limping, { alarm: [] }, {}).unanswered).toContain("alarm");
  });

  test("never advises to watch at home what needs a vet now", () => {
    const { home } = assess(vomiting, { times: "many" }, {});
    const allowed = vomiting.home.filter(({ upTo }) => upTo === "now").map(({ text }) => text);
    expect(home.length).toBeGreaterThan(0);
    for (const { text } of home) expect(allowed).toContain(text);
  });

  test("warns of nothing that contradicts the advice for now", () => {
    const { home, doNot } = assess(vomiting, { times: "many" }, {});
    expect(home.map(({ text }) => text).join()).toContain("Give nothing to eat or drink");
    expect(doNot.map(({ text }) => text).join()).not.toMatch(/water away|two days/);
    expect(assess(vomiting, { danger: ["none"], times: "once" }, {}).doNot).toHaveLength(vomiting.doNot.length);
  });

  test("tells only signs that make it more urgent than it is", () => {
    expect(assess(vomiting, { times: "many" }, {}).goSooner).toEqual([]);
  });

  test("names a trait of the dog a rule rests on", () => {
    const facts = assess(vomiting, { times: "several" }, { ageMonths: 3, weightKg: 3 }).reasons.flatMap(
      ({ because }) => because,
    );
    expect(facts).toContainEqual({ question: null, answer: "youngPuppy", text: "under 16 weeks old" });
  });
});

test("questions are asked in their order, without those that are answered, skipped or not due", () => {
  expect(nextQuestion(limping, {}, {})?.id).toBe("alarm");
  expect(nextQuestion(limping, { alarm: ["none"] }, {})?.id).toBe("weight");
  expect(nextQuestion(limping, { alarm: ["none"] }, {}, ["weight"])?.id).toBe("well");
  const all = { alarm: ["none"], weight: "up", well: "bright", look: ["none"], since: "day" };
  expect(nextQuestion(limping, all, {})).toBeUndefined();
});
