import type { Localised } from "@hundeblick/proto/language";

/** What the owner's free text says about medicines, allergies, conditions and pregnancy. */
export type OwnerWords = {
  /** Groups of medicines; `text` is the word the owner wrote, `warning` must be shown at once. */
  medications: { id: string; label: Localised; text: string; warning?: Localised }[];
  /** The owner named a medicine we cannot place: ask the vet before anything. */
  unknownMedication: boolean;
  allergies: string[];
  /** Allergens we cannot place, in the owner's words. */
  unknownAllergies: string[];
  conditions: string[];
  /** Illnesses of the text that no vet has found; they are not among the conditions. */
  notDiagnosed: string[];
  /** Pregnant or nursing. */
  pregnant: boolean;
  /** Calcium, bone meal or eggshell was mentioned. */
  calcium: boolean;
};
