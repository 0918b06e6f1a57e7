import type { ConcernEntry } from "@hundeblick/triage/concern";
import {
  Baby,
  Bandage,
  Brain,
  Droplets,
  Eye,
  Footprints,
  HeartPulse,
  type LucideIcon,
  Scale,
  Utensils,
} from "lucide-react";
import { msg } from "@hundeblick/web-kit/i18n.ts";

/** Groups of concerns in display order. */
export const GROUPS: readonly { id: ConcernEntry["group"]; name: string; icon: LucideIcon }[] = [
  { id: "digestion", name: msg("Stomach and food"), icon: Utensils },
  { id: "skin_ears_eyes", name: msg("Skin, ears, eyes, mouth"), icon: Eye },
  { id: "movement", name: msg("Walking and moving"), icon: Footprints },
  { id: "breathing_heart", name: msg("Breathing and heart"), icon: HeartPulse },
  { id: "water_urine", name: msg("Drinking and peeing"), icon: Droplets },
  { id: "whole_dog", name: msg("Weight and energy"), icon: Scale },
  { id: "nerves_behaviour", name: msg("Behaviour and nerves"), icon: Brain },
  { id: "accidents", name: msg("Accidents and poison"), icon: Bandage },
  { id: "breeding_puppies", name: msg("Birth and puppies"), icon: Baby },
];
