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

/** The legal pages in one language: the content of `texts/{language}.ts`. */
export interface LegalTexts {
  /** Who runs the site, as German law asks (§ 5 DDG, § 18 MStV). */
  impressum: LegalText;
  /** What it says must be what the services do; change both together. */
  privacy: LegalText;
  terms: LegalText;
}

/** Day these texts were last changed, ISO 8601. */
export const LEGAL_DAY = "2026-11-25";
