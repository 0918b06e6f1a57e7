import { type Level, LEVELS } from "@hundeblick/proto/health/check-lists";
import type { Concern } from "./concern.ts";
import { type Because, becauseOf } from "./because.ts";
import { type Dog, traitsOf } from "./dog.ts";
import { type Answers, reasonsOf, holds, isAnswered } from "./holds.ts";
import { openQuestions } from "./next-question.ts";

/** Why a level was reached; `ruleId` is a rule of the concern, `otherwise` or `unknown`. `sources` are ids. */
export type Reason = { ruleId: string; level: Level; text: string; because: Because[]; sources: string[] };

export type Assessment = {
  level: Level;
  /** False while a required question is open. */
  complete: boolean;
  /** Most urgent first. */
  reasons: Reason[];
  home: { text: string; sources: string[] }[];
  doNot: { text: string; sources: string[] }[];
  /** Signs of a more urgent level. */
  goSooner: { text: string; level: Level }[];
  tellVet: { text: string }[];
  /** Ids of open questions. */
  unanswered: string[];
};

const urgency = (level: Level): number => -LEVELS.indexOf(level);

/** Level of a concern by these answers: the most urgent of all matching rules. Pure. */
export function assess(concern: Concern, answers: Answers, dog: Dog): Assessment {
  const traits = traitsOf(dog);
  const open = openQuestions(concern, answers, traits);
  const complete = !open.some((question) => question.kind !== "number" && question.must);
  const reasons: Reason[] = concern.rules
    .filter(({ when }) => holds(when, answers, traits))
    .map(({ id, level, reason, sources, when }) => ({
      ruleId: id,
      level,
      text: reason,
      because: becauseOf(concern, reasonsOf(when, answers, traits)),
      sources,
    }));
  const answered = concern.questions.some(({ id }) => isAnswered(answers, id));
  if (reasons.length === 0 && answered && complete) reasons.push(reasonless("otherwise", concern.otherwise));
  const { level: atLeast } = concern.unknown;
  if (reasons.length === 0 || (!complete && reasons.every(({ level }) => urgency(level) < urgency(atLeast))))
    reasons.push(reasonless("unknown", concern.unknown));
  reasons.sort((a, b) => urgency(b.level) - urgency(a.level));
  const level = reasons[0]?.level ?? atLeast;
  return {
    level,
    complete,
    reasons,
    home: concern.home
      .filter(({ upTo, when }) => urgency(level) <= urgency(upTo) && (!when || holds(when, answers, traits)))
      .map(({ text, sources = [] }) => ({ text, sources })),
    doNot: concern.doNot
      .filter(({ upTo, when }) => (!upTo || urgency(level) <= urgency(upTo)) && (!when || holds(when, answers, traits)))
      .map(({ text, sources = [] }) => ({ text, sources })),
    goSooner: concern.goSooner.filter((sign) => urgency(sign.level) > urgency(level)),
    tellVet: concern.tellVet,
    unanswered: open.map(({ id }) => id),
  };
}

/** Level now by answers of the owner, not by traits of the dog alone. */
export const isNowByAnswers = ({ level, because }: Pick<Reason, "level" | "because">): boolean =>
  level === "now" && because.some(({ question }) => question !== null);

/** Whether one of these reasons is a rule about poison. */
export const isAboutPoison = ({ rules }: Concern, reasons: readonly Pick<Reason, "ruleId">[]): boolean =>
  rules.some(({ id, poison }) => poison === true && reasons.some(({ ruleId }) => ruleId === id));

const reasonless = (ruleId: string, { level, reason, sources = [] }: Fallback): Reason => ({
  ruleId,
  level,
  text: reason,
  because: [],
  sources,
});
type Fallback = { level: Level; reason: string; sources?: string[] | undefined };
