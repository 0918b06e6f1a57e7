import type { Diet, OwnerAnswers, WordAnswer } from "@hundeblick/proto/health/answers";
import {
  type ConditionId,
  type ConcernId,
  ConditionId as Conditions,
  MedicineId as Medicines,
  type AnsweredConcern,
  type MeasuredCheck,
  type MedicineId,
} from "@hundeblick/proto/health/check";
import type { OwnerWords } from "../owner-words/owner-words.ts";
import type { History } from "./history.ts";

/** Concerns, measurements and known illnesses; assessed in the reader's language when read. */
export type ComposedCheck = {
  concerns: AnsweredConcern[];
  checks: MeasuredCheck[];
  conditions: ConditionId[];
  medicines: MedicineId[];
  /** The owner's own text, verbatim. */
  ownWords: string | null;
  /** Answers to questions about suspicious words. */
  wordAnswers?: WordAnswer[];
  /** Concerns the text suggests, likeliest first; missing if there are none. */
  suggested?: ConcernId[];
  /** Sentences of the text without any match; missing if there are none. */
  notUnderstood?: string[];
  /** For the vet's sheet, in the owner's own words; missing without any. */
  meds?: string;
  allergies?: string;
  diet?: Diet;
  /** Arthritis in the owner's words; missing if not named. */
  writtenArthritis?: "known" | "not_diagnosed";
  /** Missing in older reports. */
  history?: History;
};

/** Illnesses and medicines from the lists, and those found in the owner's text. */
export function composeCheck(
  answers: OwnerAnswers,
  words: Pick<OwnerWords, "conditions" | "medications" | "notDiagnosed">,
  { suggested = [], notUnderstood = [] }: Pick<ComposedCheck, "suggested" | "notUnderstood"> = {},
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
    ...(suggested.length > 0 && { suggested }),
    ...(notUnderstood.length > 0 && { notUnderstood }),
    ...(answers.meds && { meds: answers.meds }),
    ...(answers.allergies && { allergies: answers.allergies }),
    ...(answers.diet && { diet: answers.diet }),
    ...(words.conditions.includes("arthritis") && { writtenArthritis: "known" }),
    ...(words.notDiagnosed.includes("arthritis") && { writtenArthritis: "not_diagnosed" }),
    ...(history && { history }),
  };
}
