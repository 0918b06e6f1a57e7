import * as fc from "fast-check";
import type { ConcernData } from "../src/concern.schema.ts";
import type { Answers } from "../src/holds.ts";
import { TRAITS } from "../src/traits.ts";
import { dogOf } from "./witness.ts";

type Question = ConcernData["questions"][number];

/** Any valid answer of a question. */
function anyAnswer(question: Question): fc.Arbitrary<Answers[string]> {
  if (question.kind === "number") return fc.integer({ min: question.min, max: question.max });
  const ids = question.options.map(({ id }) => id);
  if (question.kind === "one") return fc.constantFrom(...ids);
  const signs = ids.filter((id) => id !== "none");
  return fc.oneof(fc.constant(["none"]), fc.uniqueArray(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 }));
}

/** Any answers to some of a concern's questions, and a dog with up to three traits. */
export const anyCase = (concern: ConcernData) =>
  fc.record({
    answers: fc.record(Object.fromEntries(concern.questions.map((question) => [question.id, anyAnswer(question)])), {
      requiredKeys: [],
    }) as fc.Arbitrary<Answers>,
    dog: fc.uniqueArray(fc.constantFrom(...TRAITS), { maxLength: 3 }).map(dogOf),
  });
