import type { Concern, Question } from "./concern.ts";
import { type Dog, traitsOf } from "./dog.ts";
import { type Answers, holds, isAnswered } from "./holds.ts";
import type { Trait } from "./traits.ts";

/** The questions that are due and not answered, in the order they are asked. */
export function openQuestions(concern: Concern, answers: Answers, traits: ReadonlySet<Trait>): Question[] {
  return concern.questions.filter(
    ({ id, askIf }) => !isAnswered(answers, id) && (!askIf || holds(askIf, answers, traits)),
  );
}

/** The question to ask now: the first that is due, not answered and not skipped; none when all are done. */
export function nextQuestion(
  concern: Concern,
  answers: Answers,
  dog: Dog,
  skipped: readonly string[] = [],
): Question | undefined {
  return openQuestions(concern, answers, traitsOf(dog)).find(({ id }) => !skipped.includes(id));
}
