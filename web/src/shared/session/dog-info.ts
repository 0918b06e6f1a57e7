import type { RedFlagNow, WordAnswer } from "@hundeblick/proto/health/answers";
import type { AnsweredConcern, MeasuredCheck } from "@hundeblick/proto/health/check";
import type { ConditionId, MedicineId } from "@hundeblick/proto/health/check-lists";

/** A concern with its answers and its skipped questions. */
export interface ConcernInfo extends AnsweredConcern {
  skipped: string[];
}

/** Values of the details form: numbers stay text until they are sent. All optional. */
export interface DogInfo {
  name: string;
  breed: string;
  age_months: string;
  weight_kg: string;
  sex: "" | "male" | "female";
  /** null: unknown. */
  neutered: boolean | null;
  pregnant: boolean;
  allergies: string;
  meds: string;
  diet: string;
  goals: string[];
  redFlags: RedFlagNow[];
  additionalInfo: string;
  /** The concern in own words; sent before `additionalInfo`. */
  words: string;
  /** Answers to questions about suspicious words, by sign. */
  wordAnswers: WordAnswer[];
  /** Concerns in the order of choosing. */
  concerns: ConcernInfo[];
  checks: MeasuredCheck[];
  conditions: ConditionId[];
  medicines: MedicineId[];
  /** The report that these answers and the photo have led to; the next photo begins another dog. */
  reportId: string | null;
  /** Illnesses in own words without a diagnosis; asked in a report only. */
  notDiagnosed?: "arthritis"[];
}

export const EMPTY_DOG: DogInfo = {
  name: "",
  breed: "",
  age_months: "",
  weight_kg: "",
  sex: "",
  neutered: null,
  pregnant: false,
  allergies: "",
  meds: "",
  diet: "",
  goals: [],
  redFlags: [],
  additionalInfo: "",
  words: "",
  wordAnswers: [],
  concerns: [],
  checks: [],
  conditions: [],
  medicines: [],
  reportId: null,
};
