import type { ConcernEntry } from "@hundeblick/triage/concern";
import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Groups of concerns in the order they are offered. */
export const GROUPS: readonly { id: ConcernEntry["group"]; name: string }[] = [
  { id: "digestion", name: msg("Stomach and food") },
  { id: "skin_ears_eyes", name: msg("Skin, ears, eyes, mouth") },
  { id: "movement", name: msg("Walking and moving") },
  { id: "breathing_heart", name: msg("Breathing and heart") },
  { id: "water_urine", name: msg("Drinking and peeing") },
  { id: "whole_dog", name: msg("Weight and energy") },
  { id: "nerves_behaviour", name: msg("Behaviour and nerves") },
  { id: "accidents", name: msg("Accidents and poison") },
  { id: "breeding_puppies", name: msg("Birth and puppies") },
];
