import type { RedFlagNow, WordAnswer } from "@hundeblick/proto/health/answers";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import type { ConcernAlarm } from "./concern-alarms.ts";

/** An emergency sign: ticked, or found in the owner's text (`words`, exactly as typed). */
export interface Alarm {
  id: RedFlagNow;
  words?: string;
  /** The words describe an emergency of which this is the likeliest. */
  suspected?: boolean;
}

/** Everything that opens the emergency screen. */
export type AnyAlarm = Alarm | ConcernAlarm;
export const isOfConcern = (alarm: AnyAlarm): alarm is ConcernAlarm => "ruleId" in alarm;
export const isPoison = (alarm: AnyAlarm): boolean =>
  isOfConcern(alarm) ? alarm.isPoison : alarm.id === "poison" && !alarm.suspected;
export const keyOf = (alarm: AnyAlarm): string => (isOfConcern(alarm) ? `${alarm.concern}/${alarm.ruleId}` : alarm.id);

/** Emergencies of a text: certain ones, and those the owner confirmed as happening now. */
export function alarmsIn(signs: ReadSigns | null, answers: readonly WordAnswer[]): Alarm[] {
  const isNow = (id: RedFlagNow) => answers.some((given) => given.id === id && given.answer === "now");
  const { alarms = [], ask = [] } = signs ?? {};
  return [
    ...alarms.map(({ id, words, suspected = false }) => ({ id, words, suspected })),
    ...ask.filter(({ id }) => isNow(id)).map(({ id, words }) => ({ id, words })),
  ];
}

/** Answers to signs that are still asked. Answers to unread texts are kept, because the server reads them again. */
export function askedAnswers(answers: readonly WordAnswer[], read: readonly (ReadSigns | null)[]): WordAnswer[] {
  const asked = read.flatMap((signs) => signs?.ask.map(({ id }) => id) ?? []);
  return read.includes(null) ? [...answers] : answers.filter(({ id }) => asked.includes(id));
}

/** The answers with this one replacing that for the same sign. */
export const withAnswer = (answers: readonly WordAnswer[], given: WordAnswer): WordAnswer[] => [
  ...answers.filter(({ id }) => id !== given.id),
  given,
];
