import type { ClaimsReply } from "@hundeblick/proto/http/figures";
import type { Language } from "@hundeblick/proto/language";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import { formatCount, formatDuration, formatEuro } from "./format-figure.ts";
import type { Stat } from "./Stats.tsx";

/** Counted figures, each with a fallback that is always true. */
export const heroStats = (
  { reports, medianSeconds }: Pick<ClaimsReply, "reports" | "medianSeconds">,
  language: Language,
): Stat[] => [
  medianSeconds === null
    ? { value: "1", text: msg("photo is enough to begin") }
    : { value: formatDuration(medianSeconds, language), text: msg("from photo to report, median") },
  reports === null
    ? { value: formatEuro(0, language), text: msg("for everything, without an account") }
    : { value: formatCount(reports, language), text: msg("visits have led to a report") },
  { value: formatCount(LANGUAGES.length, language), text: msg("languages, the same report") },
  { value: "A–D", text: msg("is how we grade the evidence for each supplement") },
];
