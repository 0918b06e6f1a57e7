import type { Emergency } from "@hundeblick/proto/http/report";
import type { Language } from "@hundeblick/proto/language";
import { isAboutPoison, isNowByAnswers } from "@hundeblick/triage/assess";
import { MAY_CHOKE } from "@hundeblick/triage/emergency";
import { FIRST_AID, ON_THE_WAY } from "@hundeblick/triage/emergency/first-aid";
import { emergencyTexts } from "../../texts/emergency.ts";
import type { AssessedCheck } from "../check/assessed-check.ts";
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

/** The same without a report, name and words of the owner. */
export function anonymousEmergency(flags: Flags, answered: readonly AnsweredAlarm[], language: Language): Emergency {
  const book = phrasebook(language, { name: null, sex: null });
  const anonymous = flags.map(({ id, told }) => ({ id, told }));
  return emergencyText(anonymous, book.say(emergencyTexts.askedByPractice), book, answered);
}

/** A concern or a check for which a vet should be seen now, with what to do until then. */
export type AnsweredAlarm = { flag: Emergency["flags"][number]; home: string[] };

/** By answers, or open questions of a concern that was begun, and measurements; not by traits of the dog alone. */
export const answeredAlarms = ({ concerns, measured }: AssessedCheck): AnsweredAlarm[] => [
  ...concerns.flatMap(({ concern, assessment: { reasons, home, doNot } }) => {
    const now = reasons.filter(
      (reason) => isNowByAnswers(reason) || (reason.level === "now" && reason.because.length === 0),
    );
    const [first] = now;
    if (!first) return [];
    const isPoison = isAboutPoison(concern, now);
    const flag = { id: concern.id, label: concern.name, advice: first.text, told: "ticked" as const };
    return [{ flag: { ...flag, ...(isPoison && { isPoison }) }, home: [...home, ...doNot].map(({ text }) => text) }];
  }),
  ...measured
    .filter(({ band }) => band.level === "now")
    .map(({ check: { id, name }, band }) => ({
      flag: { id, label: name, advice: band.text, told: "measured" as const },
      home: [],
    })),
];

const emergencyText = (
  flags: Flags,
  forThePractice: string,
  { language, say }: Phrasebook,
  answered: readonly AnsweredAlarm[] = [],
): Emergency => ({
  flags: [
    ...flags.map(({ id, told, words }) => {
      const { label, advice } = redFlagFacts(id);
      const first = say(told === "suspected" ? emergencyTexts.ring : advice);
      return {
        id,
        label: label[language],
        advice: first,
        told,
        ...(words !== undefined && { words }),
      };
    }),
    ...answered.map(({ flag }) => flag),
  ],
  // two concerns may share a line
  firstAid: [
    ...new Set([
      ...(flags.some(({ id }) => MAY_CHOKE.includes(id)) ? [say(ON_THE_WAY.choking)] : []),
      ...flags.map(({ id, told }) =>
        told === "suspected"
          ? say(emergencyTexts.ifItIs, { sign: redFlagFacts(id).label[language], firstAid: say(FIRST_AID[id]) })
          : say(FIRST_AID[id]),
      ),
      ...answered.flatMap(({ home }) => home),
      say(ON_THE_WAY.callAhead),
      say(ON_THE_WAY.noPainkillers),
    ]),
  ],
  forThePractice,
});
