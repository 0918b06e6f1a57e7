import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { assess, isAboutPoison, isNowByAnswers } from "@hundeblick/triage/assess";
import type { Concern } from "@hundeblick/triage/concern";
import type { Dog } from "@hundeblick/triage/dog";
import type { ConcernInfo } from "#shared/session/dog-info.ts";
import { answered, toggled } from "../check/answering.ts";

/** A matched rule of level now, by the owner's answers. */
export interface ConcernAlarm {
  concern: ConcernId;
  ruleId: string;
  /** The chosen options, or the name of the concern when only traits matched. */
  words: string;
  reason: string;
  isPoison: boolean;
  home: readonly string[];
  /** The last answer of the rule; removing it undoes a wrong tap. */
  last: { question: string; answer: string | number } | null;
}

export function concernAlarms(concern: Concern, info: ConcernInfo, dog: Dog): ConcernAlarm[] {
  if (Object.keys(info.answers).length === 0) return [];
  const { reasons, home } = assess(concern, info.answers, dog);
  return reasons.filter(isNowByAnswers).map(({ ruleId, text, because }) => {
    const given = because.flatMap(({ question, answer }) => (question === null ? [] : { question, answer }));
    const place = ({ question }: { question: string }) => concern.questions.findIndex(({ id }) => id === question);
    return {
      concern: concern.id,
      ruleId,
      words: because.map((fact) => fact.text).join("; "),
      reason: text,
      isPoison: isAboutPoison(concern, [{ ruleId }]),
      home: home.map((line) => line.text),
      last: given.toSorted((a, b) => place(a) - place(b)).at(-1) ?? null,
    };
  });
}

/** The concern without the last answer of each alarm. */
export function withoutAlarms(concern: Concern, info: ConcernInfo, alarms: readonly ConcernAlarm[], dog: Dog) {
  return alarms.reduce((rest, { last }) => {
    const given = last && rest.answers[last.question];
    if (!last || given === undefined) return rest;
    const without = Array.isArray(given) ? toggled(given, String(last.answer), false) : [];
    return answered(concern, rest, last.question, without, dog);
  }, info);
}
