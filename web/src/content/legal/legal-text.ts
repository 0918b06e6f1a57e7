import type { Language } from "@hundeblick/proto/language";

/** One part of a legal page: paragraphs, then points. */
export interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

export interface LegalText {
  title: string;
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}

export type LegalTexts = Readonly<Record<Language, LegalText>>;

/** Day these texts were last changed, ISO 8601. */
export const LEGAL_DAY = "2026-11-23";
