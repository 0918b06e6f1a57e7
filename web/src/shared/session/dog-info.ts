import type { RedFlagNow, WordAnswer } from "@hundeblick/proto/health/answers";
import type { AnsweredConcern, MeasuredCheck } from "@hundeblick/proto/health/check";
import type { ConditionId, MedicineId } from "@hundeblick/proto/health/check-lists";

/** A concern with its answers, and the questions that were shown and not answered. */
export interface ConcernInfo extends AnsweredConcern {
  skipped: string[];
}

/** The details form as typed: numbers stay text until they are sent. All of it is optional. */
export interface DogInfo {
  name: string;
  breed: string;
  age_months: string;
  weight_kg: string;
  sex: "" | "male" | "female";
  /** null: the owner does not know or did not say. */
  neutered: boolean | null;
  pregnant: boolean;
  allergies: string;
  meds: string;
  diet: string;
  goals: string[];
  redFlags: RedFlagNow[];
  additionalInfo: string;
  /** What it is about in own words; sent before `additionalInfo`. */
  words: string;
  /** Signs that were asked back, with what the owner said. */
  wordAnswers: WordAnswer[];
  /** What the owner came with, in the order of choosing. */
  concerns: ConcernInfo[];
  checks: MeasuredCheck[];
  conditions: ConditionId[];
  medicines: MedicineId[];
  /** Illnesses of the own words that no vet has found; asked in a report only. */
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
};
