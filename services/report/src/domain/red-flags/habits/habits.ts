import type { Language } from "@hundeblick/proto/language";
import { GERMAN_HABITS } from "./de.ts";
import { ENGLISH_HABITS } from "./en.ts";
import type { Habit } from "./habit.ts";
import { POLISH_HABITS } from "./pl.ts";

export const HABITS: Readonly<Record<Language, readonly Habit[]>> = {
  de: GERMAN_HABITS,
  en: ENGLISH_HABITS,
  pl: POLISH_HABITS,
};
