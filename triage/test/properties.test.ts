import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { type Level, LEVELS } from "@hundeblick/proto/health/check-lists";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { concernIn } from "../src/concern.ts";
import { traitsOf } from "../src/dog.ts";
import { type Answers, holds, isAnswered } from "../src/holds.ts";
import { anyCase } from "./arbitrary-case.ts";
import { type Case, casesOf } from "./witness.ts";

const urgency = (level: Level): number => -LEVELS.indexOf(level);
const RUNS = { numRuns: 100, seed: 20_261_123 };
/** A dog that only dreams has no seizure, however its legs move; what is long past is none now. */
const isExplained = ({ look, state }: Answers): boolean =>
  look === "dream" || (Array.isArray(look) && look.includes("dream")) || state === "past";

describe.each(allConcerns.map((concern) => [concern.id, concern] as const))("%s", (_, data) => {
  const concern = concernIn(data, "en");
  const levelOf = ({ answers, dog }: Case): number => urgency(assess(concern, answers, dog).level);
  const questions = concern.questions.flatMap((question) => ("options" in question ? [question] : []));

  const facts = questions.flatMap(({ id, kind, options }) =>
    options.map((option): [string, Answers[string]] => [id, kind === "many" ? [option.id] : option.id]),
  );
  /** Level of the rules matched by an answer alone, without rules about open questions. */
  const alone = (question: string, answer: Answers[string]): number =>
    Math.max(
      ...assess(concern, { [question]: answer }, {})
        .reasons.filter(({ because }) => because.some((fact) => fact.question === question))
        .map(({ level }) => urgency(level)),
      -LEVELS.length,
    );
  const dangerous = facts.filter(([question, answer]) => alone(question, answer) >= urgency("today"));

  test("dangerous answers that another one explains", () => {
    const explained = dangerous.flatMap(([question, answer]) =>
      facts
        .filter(([other]) => other !== question)
        .map(([other, more]) => ({
          other,
          more,
          level: levelOf({ answers: { [question]: answer, [other]: more }, dog: {} }),
        }))
        .filter(({ level }) => level < alone(question, answer))
        .map(
          ({ other, more, level }) =>
            `${question} ${String(answer)}, ${other} ${String(more)}: ${LEVELS[-level] ?? ""}`,
        ),
    );
    expect(explained).toMatchSnapshot();
  });

  test("adding an answer of level now never lowers the level", () => {
    const now = dangerous.filter(([question, answer]) => alone(question, answer) === urgency("now"));
    if (now.length === 0) return;
    fc.assert(
      fc.property(anyCase(data), fc.constantFrom(...now), ({ answers, dog }, [question, answer]) => {
        if (question in answers || isExplained(answers)) return;
        const more = levelOf({ answers: { ...answers, [question]: answer }, dog });
        expect(more).toBeGreaterThanOrEqual(levelOf({ answers, dog }));
      }),
      RUNS,
    );
  });

  test("a further sign among several never lowers the level", () => {
    fc.assert(
      fc.property(anyCase(data), fc.nat(), fc.nat(), ({ answers, dog }, q, o) => {
        const many = questions.filter(({ kind }) => kind === "many");
        const question = many[q % Math.max(many.length, 1)];
        const sign = question?.options[o % question.options.length]?.id;
        const chosen = question && answers[question.id];
        if (!question || !Array.isArray(chosen) || sign === undefined || sign === "none" || chosen.includes("none"))
          return;
        const more = { ...answers, [question.id]: [...new Set([...chosen, sign])] };
        expect(levelOf({ answers: more, dog })).toBeGreaterThanOrEqual(levelOf({ answers, dog }));
      }),
      RUNS,
    );
  });

  test("a skipped question never counts as its most harmless answer", () => {
    fc.assert(
      fc.property(anyCase(data), fc.nat(), ({ answers, dog }, pick) => {
        const question = questions[pick % questions.length];
        if (!question || (question.askIf && !holds(question.askIf, answers, traitsOf(dog)))) return;
        const { [question.id]: _skipped, ...rest } = answers;
        const each = question.options.map(({ id }) => ({
          ...rest,
          [question.id]: question.kind === "many" ? [id] : id,
        }));
        const least = Math.min(...each.map((more) => levelOf({ answers: more, dog })));
        expect(levelOf({ answers: rest, dog })).toBeGreaterThanOrEqual(least);
      }),
      RUNS,
    );
  });

  test("an open required question leaves the result incomplete, and at least as urgent as unknown", () => {
    fc.assert(
      fc.property(anyCase(data), ({ answers, dog }) => {
        const { level, complete, unanswered } = assess(concern, answers, dog);
        const isOpen = questions.some(({ id, must }) => must && unanswered.includes(id));
        expect(complete).toBe(!isOpen);
        if (isOpen) expect(urgency(level)).toBeGreaterThanOrEqual(urgency(concern.unknown.level));
      }),
      RUNS,
    );
  });

  test("each due question without an answer is listed, and no other", () => {
    fc.assert(
      fc.property(anyCase(data), ({ answers, dog }) => {
        const traits = traitsOf(dog);
        const due = concern.questions.filter(({ askIf }) => !askIf || holds(askIf, answers, traits));
        const open = due.filter(({ id }) => !isAnswered(answers, id)).map(({ id }) => id);
        expect(assess(concern, answers, dog).unanswered).toEqual(open);
      }),
      RUNS,
    );
  });

  test("nothing is advised beyond the level it is right up to", () => {
    const upTo = new Map(concern.home.map((advice) => [advice.text, advice.upTo]));
    fc.assert(
      fc.property(anyCase(data), ({ answers, dog }) => {
        const { level, home } = assess(concern, answers, dog);
        for (const { text } of home) expect(urgency(upTo.get(text) ?? "home")).toBeGreaterThanOrEqual(urgency(level));
      }),
      RUNS,
    );
  });

  test("the levels now and today have advice", () => {
    fc.assert(
      fc.property(anyCase(data), ({ answers, dog }) => {
        const { level, home } = assess(concern, answers, dog);
        if (level === "now" || level === "today") expect(home).not.toEqual([]);
      }),
      RUNS,
    );
  });

  test("every option has an effect", () => {
    const conditions = [
      ...data.rules.map(({ when }) => when),
      ...data.home.flatMap(({ when }) => when ?? []),
      ...data.questions.flatMap(({ askIf }) => askIf ?? []),
    ];
    const outcome = ({ answers, dog }: Case): string => {
      const { level, reasons, home, unanswered } = assess(concern, answers, dog);
      return JSON.stringify([level, reasons.map(({ ruleId }) => ruleId), home, unanswered]);
    };
    const choose = ({ answers, dog }: Case, { id, kind }: (typeof questions)[number], option: string): Case => ({
      answers: { ...answers, [id]: kind === "many" ? [option] : option },
      dog,
    });
    /** With harmless answers to the required questions, without which the level is that of `unknown`. */
    const settled = (one: Case): Case =>
      questions
        .filter(({ id, must }) => must && !(id in one.answers))
        .reduce((known, question) => {
          const each = question.options.map((option) => choose(known, question, option.id));
          return each.reduce((least, next) => (levelOf(next) < levelOf(least) ? next : least));
        }, one);
    for (const question of questions) {
      const { id, options } = question;
      const about = conditions.filter((when) => JSON.stringify(when).includes(`"q":"${id}"`));
      const found: Case[] = [{ answers: {}, dog: {} }, ...about.flatMap((when) => casesOf(data, when).slice(0, 40))];
      const cases = [...found, ...found.map(settled)];
      const outcomes = options.map((option) => cases.map((each) => outcome(choose(each, question, option.id))).join());
      for (const [i, own] of outcomes.entries())
        expect([options[i]?.id, outcomes.some((other, j) => j !== i && other !== own)]).toEqual([options[i]?.id, true]);
    }
  });
});
