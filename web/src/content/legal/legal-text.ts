/** One section of a legal page: paragraphs, then a list. */
interface LegalSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

interface LegalText {
  title: string;
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** Legal pages in one language: `texts/{language}.ts`. */
export interface LegalTexts {
  /** Imprint (§ 5 DDG, § 18 MStV). */
  impressum: LegalText;
  /** Must match what the services do; change both together. */
  privacy: LegalText;
  terms: LegalText;
}

/** Date of the last change, ISO 8601. */
export const LEGAL_DAY = "2026-11-29";
