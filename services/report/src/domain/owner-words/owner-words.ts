import type { Localised } from "@hundeblick/proto/language";

/** Medicines, allergies, conditions and pregnancy in the owner's free text. */
export type OwnerWords = {
  /** Groups of medicines; `text` is the owner's word, `warning` must be shown at once. */
  medications: { id: string; label: Localised; text: string; warning?: Localised }[];
  /** An unknown medicine was named: ask the vet before anything. */
  unknownMedication: boolean;
  allergies: string[];
  /** Unknown allergens, in the owner's words. */
  unknownAllergies: string[];
  conditions: string[];
  /** Illnesses without a vet's diagnosis; not part of the conditions. */
  notDiagnosed: string[];
  /** Pregnant or nursing. */
  pregnant: boolean;
  /** Calcium, bone meal or eggshell was mentioned. */
  calcium: boolean;
};
