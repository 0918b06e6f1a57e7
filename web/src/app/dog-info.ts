import type { RedFlagNow } from "@hundeblick/proto/health/answers";

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
};
