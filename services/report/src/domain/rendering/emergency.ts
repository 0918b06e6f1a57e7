import type { Emergency } from "@hundeblick/proto/http/report";
import { emergencyTexts, firstAidTexts, MAY_CHOKE } from "../../texts/emergency.ts";
import type { ComposedReport } from "../composed-report.ts";
import { redFlagFacts } from "../red-flags/red-flag-facts.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { factsForPractice } from "./profile.ts";

/** "See a vet now", what to do on the way, and what to say there. */
export function emergencyOf(report: ComposedReport, book: Phrasebook): Emergency | null {
  const flags = report.emergency?.flags;
  if (!flags) return null;
  const { language, say } = book;
  return {
    flags: flags.map(({ id, told }) => {
      const { label, advice } = redFlagFacts(id);
      return { id, label: label[language], advice: advice[language], told };
    }),
    firstAid: [
      ...(flags.some(({ id }) => MAY_CHOKE.includes(id)) ? [say(emergencyTexts.choking)] : []),
      ...flags.map(({ id }) => say(firstAidTexts[id])),
      say(emergencyTexts.callAhead),
      say(emergencyTexts.noPainkillers),
    ],
    forThePractice: say(emergencyTexts.forThePractice, { facts: factsForPractice(report, book) }),
  };
}
