import type { RedFlagNow, WordAnswer } from "@hundeblick/proto/health/answers";
import type { ReadSigns } from "@hundeblick/proto/http/read-text";
import type { ConcernAlarm } from "./concern-alarms.ts";

/** A sign that cannot wait: ticked, or found in what the owner typed (`words`, exactly as typed). */
export interface Alarm {
  id: RedFlagNow;
  words?: string;
  /** The words mean an emergency; that it is this one is only the likeliest. */
  suspected?: boolean;
}

/** Everything that brings the emergency screen. */
export type AnyAlarm = Alarm | ConcernAlarm;
export const isOfConcern = (alarm: AnyAlarm): alarm is ConcernAlarm => "ruleId" in alarm;
export const isPoison = (alarm: AnyAlarm): boolean =>
  isOfConcern(alarm) ? alarm.isPoison : alarm.id === "poison" && !alarm.suspected;
export const keyOf = (alarm: AnyAlarm): string => (isOfConcern(alarm) ? `${alarm.concern}/${alarm.ruleId}` : alarm.id);

/** Signs of a text that are an emergency: those that are plain, and those the owner said are happening now. */
export function alarmsIn(signs: ReadSigns | null, answers: readonly WordAnswer[]): Alarm[] {
  const isNow = (id: RedFlagNow) => answers.some((given) => given.id === id && given.answer === "now");
  const { alarms = [], ask = [] } = signs ?? {};
  return [
    ...alarms.map(({ id, words, suspected = false }) => ({ id, words, suspected })),
    ...ask.filter(({ id }) => isNow(id)).map(({ id, words }) => ({ id, words })),
  ];
}

/** Answers to signs that are still asked. What could not be read is kept: the server reads it again. */
export function askedAnswers(answers: readonly WordAnswer[], read: readonly (ReadSigns | null)[]): WordAnswer[] {
  const asked = read.flatMap((signs) => signs?.ask.map(({ id }) => id) ?? []);
  return read.includes(null) ? [...answers] : answers.filter(({ id }) => asked.includes(id));
}

/** The answers with this one in the place of an earlier one about the same sign. */
export const withAnswer = (answers: readonly WordAnswer[], given: WordAnswer): WordAnswer[] => [
  ...answers.filter(({ id }) => id !== given.id),
  given,
];
