import type { ReportedConcern } from "@hundeblick/proto/http/report-check";
import { isAboutPoison } from "@hundeblick/triage/assess";
import type { AssessedConcern } from "../check/assessed-concerns.ts";
import type { SourceList } from "./source-list.ts";

/** Concerns with level, reason and advice. Texts are the concern's own. */
export function reportedConcern({ concern, assessment }: AssessedConcern, sources: SourceList): ReportedConcern {
  const { level, complete, reasons, home, doNot, goSooner, tellVet, unanswered } = assessment;
  return {
    id: concern.id,
    name: concern.name,
    level,
    complete,
    isPoison: isAboutPoison(concern, reasons),
    reasons: reasons.map(({ ruleId, text, because, sources: ids }) => ({
      id: ruleId,
      text,
      because: because.flatMap(({ question, text: said }) => (question === null ? [] : said)),
      ofDog: because.flatMap(({ question, text: known }) => (question === null ? known : [])),
      sources: sources.cite(ids),
    })),
    home: home.map(({ text }) => text),
    doNot: doNot.map(({ text }) => text),
    goSooner,
    tellVet: tellVet.map(({ text }) => text),
    unanswered: concern.questions.filter(({ id }) => unanswered.includes(id)).map(({ id, text }) => ({ id, text })),
    followUpHours: concern.followUpHours,
  };
}
