import type { Emergency } from "@hundeblick/proto/http/report";
import type { Language } from "@hundeblick/proto/language";
import { MAY_CHOKE } from "@hundeblick/triage/emergency";
import { FIRST_AID, ON_THE_WAY } from "@hundeblick/triage/emergency/first-aid";
import { emergencyTexts } from "../../texts/emergency.ts";
import type { ComposedReport } from "../composed-report.ts";
import { redFlagFacts } from "../red-flags/red-flag-facts.ts";
import { type Phrasebook, phrasebook } from "./phrasebook.ts";
import { factsForPractice } from "./profile.ts";

type Flags = NonNullable<ComposedReport["emergency"]>["flags"];

/** "See a vet now", first aid, and facts for the practice. */
export function emergencyOf(report: ComposedReport, book: Phrasebook): Emergency | null {
  const flags = report.emergency?.flags;
  if (!flags) return null;
  const signs = flags.map(({ id, words }) =>
    words === undefined ? redFlagFacts(id).label[book.language] : book.say(emergencyTexts.asTyped, { words }),
  );
  const forThePractice = book.say(emergencyTexts.forThePractice, {
    signs: [...new Set(signs)].join("; "),
    facts: factsForPractice(report, book),
  });
  return emergencyText(flags, forThePractice, book);
}

/** The same without a report, and without anything about the dog. */
export function anonymousEmergency(flags: Flags, language: Language): Emergency {
  const book = phrasebook(language, { name: null, sex: null });
  const anonymous = flags.map(({ id, told }) => ({ id, told }));
  return emergencyText(anonymous, book.say(emergencyTexts.askedByPractice), book);
}

const emergencyText = (flags: Flags, forThePractice: string, { language, say }: Phrasebook): Emergency => ({
  flags: flags.map(({ id, told, words }) => {
    const { label, advice } = redFlagFacts(id);
    const first = say(told === "suspected" ? emergencyTexts.ring : advice);
    return { id, label: label[language], advice: first, told, ...(words !== undefined && { words }) };
  }),
  firstAid: [
    ...(flags.some(({ id }) => MAY_CHOKE.includes(id)) ? [say(ON_THE_WAY.choking)] : []),
    ...flags.map(({ id, told }) =>
      told === "suspected"
        ? say(emergencyTexts.ifItIs, { sign: redFlagFacts(id).label[language], firstAid: say(FIRST_AID[id]) })
        : say(FIRST_AID[id]),
    ),
    say(ON_THE_WAY.callAhead),
    say(ON_THE_WAY.noPainkillers),
  ],
  forThePractice,
});
