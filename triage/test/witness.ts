import type { Condition, ConcernData } from "../src/concern.schema.ts";
import { type Dog, traitsOf } from "../src/dog.ts";
import { type Answers, holds } from "../src/holds.ts";
import type { Trait } from "../src/traits.ts";

/** Answers and a dog for which a condition holds. */
export type Case = { answers: Answers; dog: Dog };
/** Requirements of a case; `no`: traits it must not have, `open`: questions without an answer. */
type Constraints = { answers: Record<string, string[] | number>; traits: Trait[]; no: Trait[]; open: string[] };

const EMPTY: Constraints = { answers: {}, traits: [], no: [], open: [] };
const MOST = 400;

/** Cases for which a condition holds (`wanted`) or not, smallest first, deterministic. */
export function casesOf(concern: ConcernData, condition: Condition, wanted = true): Case[] {
  return constraintsOf(concern, condition, wanted)
    .map((constraints) => ({ answers: answersOf(concern, constraints), dog: dogOf(constraints.traits) }))
    .filter(({ answers, dog }) => holds(condition, answers, traitsOf(dog)) === wanted)
    .toSorted((a, b) => sizeOf(a) - sizeOf(b));
}

const sizeOf = ({ answers, dog }: Case): number => Object.keys(answers).length + Object.keys(dog).length;

function constraintsOf(concern: ConcernData, condition: Condition, wanted: boolean): Constraints[] {
  if ("not" in condition) return constraintsOf(concern, condition.not, !wanted);
  if ("all" in condition || "any" in condition) {
    const parts = "all" in condition ? condition.all : condition.any;
    const each = parts.map((part) => constraintsOf(concern, part, wanted));
    return "all" in condition === wanted ? each.reduce(together, [EMPTY]) : each.flat().slice(0, MOST);
  }
  if ("dog" in condition) return [wanted ? { ...EMPTY, traits: [condition.dog] } : { ...EMPTY, no: [condition.dog] }];
  const question = concern.questions.find(({ id }) => id === condition.q);
  const answered = (value: string[] | number): Constraints => ({ ...EMPTY, answers: { [condition.q]: value } });
  const open: Constraints = { ...EMPTY, open: [condition.q] };
  if ("is" in condition) {
    if (wanted) return condition.is.map((option) => answered([option]));
    const others = question && question.kind !== "number" ? question.options : [];
    return [open, ...others.filter(({ id }) => !condition.is.includes(id)).map(({ id }) => answered([id]))];
  }
  const [limit, above] = "atLeast" in condition ? [condition.atLeast, wanted] : [condition.below, !wanted];
  const value = answered(above ? limit : limit - 1);
  return wanted ? [value] : [open, value];
}

function together(all: Constraints[], next: Constraints[]): Constraints[] {
  return all.flatMap((a) => next.flatMap((b) => merged(a, b) ?? [])).slice(0, MOST);
}

function merged(a: Constraints, b: Constraints): Constraints | undefined {
  const answers = { ...a.answers };
  for (const [question, value] of Object.entries(b.answers)) {
    const other = answers[question];
    if (other === undefined) answers[question] = value;
    else if (Array.isArray(other) && Array.isArray(value)) answers[question] = [...new Set([...other, ...value])];
    else if (Array.isArray(other) || Array.isArray(value)) return undefined;
    else answers[question] = Math.max(other, value);
  }
  const constraints = {
    answers,
    traits: [...new Set([...a.traits, ...b.traits])],
    no: [...a.no, ...b.no],
    open: [...a.open, ...b.open],
  };
  const contradicts =
    constraints.traits.some((trait) => constraints.no.includes(trait)) || constraints.open.some((id) => id in answers);
  return contradicts ? undefined : constraints;
}

/** Requirements as answers; a question of kind `one` gets the first of several options. */
function answersOf(concern: ConcernData, { answers }: Constraints): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, value]) => {
      const kind = concern.questions.find((question) => question.id === id)?.kind;
      return [id, kind === "one" && Array.isArray(value) ? (value[0] ?? "") : value];
    }),
  );
}

/** Months of a dog with these traits. */
function ageOf(has: (trait: Trait) => boolean): number | undefined {
  if (has("youngPuppy")) return 2;
  if (has("puppy")) return 5;
  if (has("senior")) return 120;
  if (has("young")) return has("adultTeeth") ? 12 : 7;
  return has("adultTeeth") ? 24 : undefined;
}

/** A dog with these traits. */
export function dogOf(traits: readonly Trait[]): Dog {
  const has = (trait: Trait): boolean => traits.includes(trait);
  const age = ageOf(has);
  const weight = has("small") ? 3 : has("giant") ? 50 : undefined;
  const female = has("female") || has("intactFemale") || has("spayed");
  const breed = has("deepChested")
    ? has("shortNosed")
      ? "boxer"
      : "weimaraner"
    : has("shortNosed")
      ? "pug"
      : undefined;
  const medicines = [
    ...(has("onPainkillers") ? ["nsaid" as const] : []),
    ...(has("onSteroids") ? ["steroid" as const] : []),
    ...(has("onBloodThinners") ? ["anticoagulant" as const] : []),
  ];
  const conditions = [
    ...(has("diabetic") ? ["diabetes" as const] : []),
    ...(has("heartDisease") ? ["heart_disease" as const] : []),
    ...(has("addison") ? ["addison" as const] : []),
    ...(has("kidneyDisease") ? ["kidney_disease" as const] : []),
    ...(has("pancreatitis") ? ["pancreatitis" as const] : []),
  ];
  const sex = female ? ("female" as const) : has("male") || has("intactMale") ? ("male" as const) : undefined;
  return {
    ...(age === undefined ? {} : { ageMonths: age }),
    ...(weight === undefined ? {} : { weightKg: weight }),
    ...(sex ? { sex } : {}),
    ...(has("intactFemale") || has("intactMale") ? { neutered: false } : has("spayed") ? { neutered: true } : {}),
    ...(has("pregnant") ? { pregnant: true } : {}),
    ...(breed ? { breed } : {}),
    ...(conditions.length > 0 ? { conditions } : {}),
    ...(medicines.length > 0 ? { medicines } : {}),
  };
}

/** Neighbours of a case: without one answer or one trait. */
export function neighboursOf({ answers, dog }: Case): Case[] {
  const without = <T extends object>(facts: T, key: string): T =>
    Object.fromEntries(Object.entries(facts).filter(([other]) => other !== key)) as T;
  return [
    ...Object.keys(answers).map((id) => ({ answers: without(answers, id), dog })),
    ...Object.keys(dog).map((fact) => ({ answers, dog: without(dog, fact) })),
  ];
}
