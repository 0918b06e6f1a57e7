import type { OwnerAnswers, RedFlagNow } from "@hundeblick/proto/health/answers";
import type { ComposedReport } from "./composed-report.ts";
import { quoteAround } from "./free-text/quote.ts";
import type { OwnerWords } from "./owner-words/owner-words.ts";
import type { Sign } from "./red-flags/read-text.ts";

/** The owner's sentence around these words. */
function sentenceWith(words: string | undefined, answers: OwnerAnswers): string | undefined {
  const text = words && textsOf(answers).find((each) => each.includes(words));
  if (!text) return words;
  const from = text.indexOf(words);
  return quoteAround(text, { from, to: from + words.length });
}

/** Everything the owner wrote about health. */
export const textsOf = ({ additionalInfo, meds, allergies }: OwnerAnswers): string[] =>
  [additionalInfo, meds, allergies].filter((text) => text !== undefined);

/** Emergencies: ticked, written, confirmed as happening now, or a medicine that harms dogs. */
export function findEmergency(
  answers: OwnerAnswers,
  written: readonly Sign[],
  words: OwnerWords,
): ComposedReport["emergency"] {
  const ticked = [...new Set(answers.redFlags)];
  const harmful: RedFlagNow[] = words.medications.some(({ warning }) => warning) ? ["poison"] : [];
  const confirmed = (answers.wordAnswers ?? []).flatMap(({ id, answer }) => (answer === "now" ? [id] : []));
  const plain = [...written.filter(({ suspected }) => !suspected).map(({ id }) => id), ...confirmed, ...harmful];
  const alsoWritten = [...new Set(plain)].filter((id) => !ticked.includes(id));
  const alsoSuspected = [...new Set(written.map(({ id }) => id))].filter((id) => ![...ticked, ...plain].includes(id));
  const wordsOf = (flag: RedFlagNow) => sentenceWith(written.find(({ id }) => id === flag)?.words, answers);
  const flags = [
    ...ticked.map((id) => ({ id, told: "ticked" as const })),
    ...alsoWritten.map((id) => ({ id, told: "written" as const, words: wordsOf(id) })),
    ...alsoSuspected.map((id) => ({ id, told: "suspected" as const, words: wordsOf(id) })),
  ];
  return flags.length > 0 ? { flags, meds: answers.meds ?? null, allergies: answers.allergies ?? null } : null;
}
