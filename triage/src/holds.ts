import type { Condition } from "./concern.schema.ts";
import type { Trait } from "./traits.ts";

/** Answers by question: an option, several options, or a number. */
export type Answers = Readonly<Record<string, string | readonly string[] | number>>;

/** An answer or a trait of the dog that a condition uses. */
export type Reason = { question: string; answer: string | number } | { trait: Trait };

const answerOf = (answers: Answers, question: string): Answers[string] | undefined =>
  Object.hasOwn(answers, question) ? answers[question] : undefined;

/** An empty choice is no answer. */
export function isAnswered(answers: Answers, question: string): boolean {
  const answer = answerOf(answers, question);
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined;
}

/** The chosen options of `is`. */
function chosen(answers: Answers, { q, is }: { q: string; is: readonly string[] }): string[] {
  const answer = answerOf(answers, q);
  const options: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return is.filter((option) => options.includes(option));
}

/** Whether a condition holds. Unanswered is false, so `not` of it is true. */
export function holds(condition: Condition, answers: Answers, traits: ReadonlySet<Trait>): boolean {
  if ("all" in condition) return condition.all.every((part) => holds(part, answers, traits));
  if ("any" in condition) return condition.any.some((part) => holds(part, answers, traits));
  if ("not" in condition) return !holds(condition.not, answers, traits);
  if ("dog" in condition) return traits.has(condition.dog);
  if ("is" in condition) return chosen(answers, condition).length > 0;
  const answer = answerOf(answers, condition.q);
  if (typeof answer !== "number") return false;
  return "atLeast" in condition ? answer >= condition.atLeast : answer < condition.below;
}

/** Answers and traits that make a condition hold, without duplicates and negated ones. */
export function reasonsOf(condition: Condition, answers: Answers, traits: ReadonlySet<Trait>): Reason[] {
  const found = collect(condition, answers, traits);
  return found.filter((reason, i) => found.findIndex((other) => isSame(reason, other)) === i);
}

function collect(condition: Condition, answers: Answers, traits: ReadonlySet<Trait>): Reason[] {
  if (!holds(condition, answers, traits)) return [];
  if ("all" in condition) return condition.all.flatMap((part) => collect(part, answers, traits));
  if ("any" in condition) return condition.any.flatMap((part) => collect(part, answers, traits));
  if ("not" in condition) return [];
  if ("dog" in condition) return [{ trait: condition.dog }];
  if ("is" in condition) return chosen(answers, condition).map((answer) => ({ question: condition.q, answer }));
  return [{ question: condition.q, answer: answerOf(answers, condition.q) as number }];
}

const isSame = (a: Reason, b: Reason): boolean =>
  "trait" in a
    ? "trait" in b && a.trait === b.trait
    : "question" in b && a.question === b.question && a.answer === b.answer;
