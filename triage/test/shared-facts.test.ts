import { describe, expect, test } from "vitest";
import { type Level, LEVELS } from "@hundeblick/proto/health/check-lists";
import { allChecks } from "../src/all-checks.ts";
import { allConcerns } from "../src/all-concerns.ts";
import { assess } from "../src/assess.ts";
import { checkDogOf } from "../src/check-dog.ts";
import { type Concern, concernIn } from "../src/concern.ts";
import type { Dog } from "../src/dog.ts";
import { evaluateCheck } from "../src/evaluate-check.ts";
import type { Answers } from "../src/holds.ts";
import { TRAITS } from "../src/traits.ts";
import { SIGN_PAIRS, NUMBERS_APART, SAME_WORDS, SHARED_FACTS } from "./shared-facts.ts";
import { dogOf } from "./witness.ts";

interface Asked {
  place: string;
  says: string;
  /** Levels of what this answer alone means, and with it of what the dog alone means; null: nothing. */
  levelsFor: (dog: Dog) => { own: Level | null; all: Level | null };
}

const alone = (id: string, kind: string, option: string): Answers => ({ [id]: kind === "many" ? [option] : option });
const mostUrgent = (levels: readonly Level[]): Level | null => LEVELS.find((level) => levels.includes(level)) ?? null;
const urgency = (level: Level | null): number => (level ? -LEVELS.indexOf(level) : -LEVELS.length);

function levelsOf(concern: Concern, answers: Answers, dog: Dog): ReturnType<Asked["levelsFor"]> {
  const reasons = assess(concern, answers, dog).reasons.filter(({ because }) => because.length > 0);
  const own = reasons.filter(({ because }) => because.some(({ question }) => question !== null));
  return { own: mostUrgent(own.map(({ level }) => level)), all: mostUrgent(reasons.map(({ level }) => level)) };
}

const inConcerns = allConcerns.flatMap((data) => {
  const concern = concernIn(data, "en");
  return concern.questions.flatMap(({ id, kind, ...question }) =>
    ("options" in question ? question.options : []).map((option): Asked => {
      const answers = alone(id, kind, option.id);
      return {
        place: `${concern.id}.${id}.${option.id}`,
        says: option.text,
        levelsFor: (dog) => levelsOf(concern, answers, dog),
      };
    }),
  );
});
const inChecks = allChecks.flatMap((check) =>
  check.inputs.flatMap(({ id, kind, ...input }) =>
    ("options" in input ? input.options : []).map((option): Asked => {
      const answers = alone(id, kind, option.id);
      const levelFor = (dog: Dog) => {
        const { band } = evaluateCheck(check, answers, checkDogOf(dog));
        return check.bands.find((one) => one.id === band)?.level ?? null;
      };
      return {
        place: `${check.id}.${id}.${option.id}`,
        says: option.text.en,
        levelsFor: (dog) => ({ own: levelFor(dog), all: levelFor(dog) }),
      };
    }),
  ),
);
const asked = [...inConcerns, ...inChecks];

const DOGS: readonly [string, Dog][] = [
  ["any dog", {}],
  ...TRAITS.map((trait): [string, Dog] => [trait, dogOf([trait])]),
  ["small puppy", dogOf(["puppy", "small"])],
];

describe.each(SHARED_FACTS)("$fact", ({ says, apart = {}, otherwiseFor = {} }) => {
  const found = asked.filter((one) => says.test(one.says));
  const same = found.filter(({ place }) => !(place in apart));

  test("is asked in several places, and what stands apart is among them", () => {
    expect(same.length).toBeGreaterThan(1);
    expect(Object.keys(apart).filter((place) => found.every((one) => one.place !== place))).toEqual([]);
  });

  test.each(DOGS.filter(([name]) => !(name in otherwiseFor)))("has one level for %s", (_, dog) => {
    const levels = same.map(({ place, levelsFor }) => ({ place, ...levelsFor(dog) }));
    const level = mostUrgent(levels.flatMap(({ own }) => own ?? []));
    expect(levels.filter(({ all }) => urgency(all) < urgency(level))).toEqual([]);
  });
});

/** Answers of a concern with one option for each pattern; options that exclude each other are left out. */
function pairsIn(concern: Concern, [one, other]: readonly [RegExp, RegExp]) {
  const options = concern.questions.flatMap((question) =>
    ("options" in question ? question.options : []).map((option) => ({ question, option })),
  );
  const found = (says: RegExp) => options.filter(({ option }) => says.test(option.text));
  return found(one).flatMap((first) =>
    found(other).flatMap((second) => {
      const isSame = first.question.id === second.question.id;
      if (first.option === second.option || (isSame && first.question.kind === "one")) return [];
      if ([first, second].some(({ option }) => option.id === "none")) return [];
      const answers: Answers = isSame
        ? { [first.question.id]: [first.option.id, second.option.id] }
        : {
            ...alone(first.question.id, first.question.kind, first.option.id),
            ...alone(second.question.id, second.question.kind, second.option.id),
          };
      const place = [first, second].map(({ question, option }) => `${question.id}.${option.id}`).join("+");
      return [{ place: `${concern.id}.${place}`, answers }];
    }),
  );
}

test.each(SIGN_PAIRS)("$signs: for now wherever both are asked", ({ says, dog }) => {
  const pairs = allConcerns.flatMap((data) => {
    const concern = concernIn(data, "en");
    return pairsIn(concern, says).map((pair) => ({ ...pair, ...levelsOf(concern, pair.answers, dogOf(dog)) }));
  });
  expect(new Set(pairs.map(({ place }) => place.split(".")[0])).size).toBeGreaterThan(1);
  expect(pairs.filter(({ all }) => all !== "now").map(({ place }) => place)).toEqual([]);
});

const SAYS_NOTHING_ALONE = /^(yes|no\b|none\b|not sure|i do ?n.t know|i do not know)/i;

test("options in the same words have the same level", () => {
  const statements = asked.filter(({ says }) => !SAYS_NOTHING_ALONE.test(says));
  const differing = [...Map.groupBy(statements, ({ says }) => says)]
    .filter(([, same]) => new Set(same.map(({ levelsFor }) => levelsFor({}).own)).size > 1)
    .map(([words]) => words);
  expect(new Set(differing)).toEqual(new Set(Object.keys(SAME_WORDS)));
});

describe.each(["celsius", "breaths_per_minute"] as const)("numbers in %s", (unit) => {
  test.each(DOGS)("have one level for %s", (_, dog) => {
    const questions = allConcerns.flatMap((data) =>
      data.questions.flatMap((question) =>
        question.kind === "number" && question.unit === unit ? [{ concern: concernIn(data, "en"), ...question }] : [],
      ),
    );
    const [min, max] = [Math.min(...questions.map((each) => each.min)), Math.max(...questions.map((each) => each.max))];
    const values = Array.from({ length: (max - min) * 2 + 1 }, (_each, i) => min + i / 2);
    const differing = values.filter((value) => {
      const levels = questions.map(({ concern, id }) => levelsOf(concern, { [id]: value }, dog).own);
      return new Set(levels).size > 1;
    });
    expect(questions.length).toBeGreaterThan(1);
    expect(differing.filter((value) => !NUMBERS_APART[unit](value))).toEqual([]);
  });
});
