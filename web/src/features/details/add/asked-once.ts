import type { AnalyzeContext } from "@hundeblick/proto/http/context";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { FROM_THE_START } from "#shared/session/from-the-start.ts";
import type { DogInfo } from "#shared/session/dog-info.ts";
import { dogInfoOf } from "./dog-info-of.ts";

/** Parts of the form: the questions of one concern are one part. */
export function askedOnce(asked: readonly OpenQuestion[]): OpenQuestion[] {
  const keyOf = (one: OpenQuestion) => (one.kind === "concern" ? one.concern : JSON.stringify(one));
  return [...new Map(asked.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();
}

/** The stored answers prepared for the form: each concern from the asked question on, including suggested ones. */
export function dogToAsk(
  stored: AnalyzeContext,
  asked: readonly OpenQuestion[],
  open: readonly OpenQuestion[],
  language: string,
): DogInfo {
  const dog = dogInfoOf(stored, language);
  const openIn = (id: string) =>
    open.flatMap((one) => (one.kind === "concern" && one.concern === id ? one.question : []));
  const isNew = (id: string) => dog.concerns.every((concern) => concern.id !== id);
  const asksOf = [...new Set(asked.flatMap((one) => (one.kind === "concern" ? one.concern : [])))];
  const added = asksOf.filter(isNew).map((id) => ({ id, answers: {}, skipped: [] }));
  return {
    ...dog,
    concerns: [...dog.concerns, ...added].map((concern) => {
      const first = asked.find((one) => one.kind === "concern" && one.concern === concern.id);
      if (first?.kind !== "concern") return concern;
      if (first.question === FROM_THE_START) return { ...concern, answers: {} };
      const questions = openIn(concern.id);
      return { ...concern, skipped: questions.slice(0, Math.max(0, questions.indexOf(first.question))) };
    }),
  };
}

/** Answers of the form; a suggested concern counts once one of its questions is answered. */
export const answeredOnly = (dog: DogInfo, { concerns = [] }: AnalyzeContext): DogInfo => ({
  ...dog,
  concerns: dog.concerns.filter(
    ({ id, answers }) => Object.keys(answers).length > 0 || concerns.some((stored) => stored.id === id),
  ),
});
