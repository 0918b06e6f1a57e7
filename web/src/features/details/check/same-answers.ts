import { SHARED_QUESTIONS, type SharedQuestion } from "@hundeblick/triage/shared-questions";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import type { Answer } from "./answering.ts";

/** Changes one concern, and the same answers in others. */
export function withShared(infos: readonly ConcernInfo[], changed: ConcernInfo): ConcernInfo[] {
  const before = infos.find(({ id }) => id === changed.id);
  return infos.map((info) =>
    info.id === changed.id
      ? changed
      : SHARED_QUESTIONS.reduce((to, shared) => passedOn(shared, before, changed, to), info),
  );
}

/** A new concern with shared answers of the others. */
export const withAnswersOf = (infos: readonly ConcernInfo[], chosen: ConcernInfo): ConcernInfo =>
  infos.reduce((to, from) => withShared([to], from)[0] ?? to, chosen);

function passedOn(shared: SharedQuestion, before: ConcernInfo | undefined, from: ConcernInfo, to: ConcernInfo) {
  const [asked, here] = [shared.questions[from.id], shared.questions[to.id]];
  if (asked === undefined || here === undefined || to.skipped.includes(here)) return to;
  const given = sharedAnswer(shared, from.answers[asked]);
  const { [here]: own, ...others } = to.answers;
  // an own answer stays; a shared one changes along
  const isPassedOn = own !== undefined && own === sharedAnswer(shared, before?.answers[asked]);
  if (own !== undefined && !isPassedOn) return to;
  return { ...to, answers: given === undefined ? others : { ...others, [here]: given } };
}

function sharedAnswer({ options }: SharedQuestion, answer: Answer | undefined): Answer | undefined {
  const isShared = typeof answer === "number" ? options.length === 0 : options.includes(String(answer));
  return isShared ? answer : undefined;
}
