import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { VetSoon } from "@hundeblick/proto/http/report";
import type { Language } from "@hundeblick/proto/language";
import type { ComposedReport } from "../composed-report.ts";
import { redFlagFacts } from "../red-flags/red-flag-facts.ts";

/** Signs for a visit within a day or two, with the sentence each was found in. */
export const soonSigns = (report: ComposedReport, language: Language): VetSoon[] =>
  report.vetSoon.map((id) => ({
    id,
    label: redFlagFacts(id).label[language],
    advice: redFlagFacts(id).advice[language],
    ...wordsAbout(id, report),
  }));

/** The sentence that a sign was found in. */
function wordsAbout(flag: RedFlagId, { areas, general }: ComposedReport): { words?: string } {
  const found = [...areas.flatMap(({ findings }) => findings), ...general].find(
    ({ params }) => params["flag"] === flag,
  );
  const quote = found?.params["quote"];
  return typeof quote === "string" ? { words: quote } : {};
}
