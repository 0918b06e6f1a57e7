import type { Concern, Question } from "./concern.ts";
import { type Dog, traitsOf } from "./dog.ts";
import { type Answers, holds, isAnswered } from "./holds.ts";
import type { Trait } from "./traits.ts";

/** Due, unanswered questions in order. */
export function openQuestions(concern: Concern, answers: Answers, traits: ReadonlySet<Trait>): Question[] {
  return concern.questions.filter(
    ({ id, askIf }) => !isAnswered(answers, id) && (!askIf || holds(askIf, answers, traits)),
  );
}

/** The first due question that is neither answered nor skipped, if any. */
export function nextQuestion(
  concern: Concern,
  answers: Answers,
  dog: Dog,
  skipped: readonly string[] = [],
): Question | undefined {
  return openQuestions(concern, answers, traitsOf(dog)).find(({ id }) => !skipped.includes(id));
}
