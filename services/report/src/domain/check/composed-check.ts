import type { Diet, OwnerAnswers, WordAnswer } from "@hundeblick/proto/health/answers";
import { type ConditionId, ConditionId as Conditions, MedicineId as Medicines } from "@hundeblick/proto/health/check";
import type { AnsweredConcern, MeasuredCheck, MedicineId } from "@hundeblick/proto/health/check";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import type { History } from "./history.ts";

/** What the owner came with, measured and named; assessed again in the reader's language at each reading. */
export type ComposedCheck = {
  concerns: AnsweredConcern[];
  checks: MeasuredCheck[];
  conditions: ConditionId[];
  medicines: MedicineId[];
  /** The owner's own text, verbatim. */
  ownWords: string | null;
  /** What was answered when words of the text were asked back. */
  wordAnswers?: WordAnswer[];
  /** The sentences of that text in which nothing was found; missing where every one was understood. */
  notUnderstood?: string[];
  /** For the sheet for the vet, in the owner's own words; missing where nothing was written. */
  meds?: string;
  allergies?: string;
  diet?: Diet;
  /** Of arthritis in the owner's words; missing where it is not named. */
  writtenArthritis?: "known" | "not_diagnosed";
  /** Missing in reports made before measurements were compared. */
  history?: History;
};

/** Illnesses and medicines chosen from the lists, and those found in the owner's text. */
export function composeCheck(
  answers: OwnerAnswers,
  words: Pick<OwnerWords, "conditions" | "medications" | "notDiagnosed">,
  notUnderstood: string[] = [],
  history?: History,
): ComposedCheck {
  const written = words.conditions.flatMap((id) => Conditions.safeParse(id).data ?? []);
  const taken = words.medications.flatMap(({ id }) => Medicines.safeParse(id).data ?? []);
  return {
    concerns: answers.concerns ?? [],
    checks: answers.checks ?? [],
    conditions: [...new Set([...(answers.conditions ?? []), ...written])],
    medicines: [...new Set([...(answers.medicines ?? []), ...taken])],
    ownWords: answers.additionalInfo ?? null,
    ...(answers.wordAnswers && { wordAnswers: answers.wordAnswers }),
    ...(notUnderstood.length > 0 && { notUnderstood }),
    ...(answers.meds && { meds: answers.meds }),
    ...(answers.allergies && { allergies: answers.allergies }),
    ...(answers.diet && { diet: answers.diet }),
    ...(words.conditions.includes("arthritis") && { writtenArthritis: "known" }),
    ...(words.notDiagnosed.includes("arthritis") && { writtenArthritis: "not_diagnosed" }),
    ...(history && { history }),
  };
}
