import { describe, expect, test } from "vitest";
import { concernById } from "./all-concerns.ts";
import { assess } from "./assess.ts";
import { concernIn } from "./concern.ts";
import { nextQuestion } from "./next-question.ts";

const limping = concernIn(concernById("limping"), "en");
const vomiting = concernIn(concernById("vomiting"), "en");

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

test("asks questions in order, without those answered, skipped or not due", () => {
  expect(nextQuestion(limping, {}, {})?.id).toBe("alarm");
  expect(nextQuestion(limping, { alarm: ["none"] }, {})?.id).toBe("weight");
  expect(nextQuestion(limping, { alarm: ["none"] }, {}, ["weight"])?.id).toBe("well");
  const all = { alarm: ["none"], weight: "up", well: "bright", look: ["none"], since: "day" };
  expect(nextQuestion(limping, all, {})).toBeUndefined();
});
