import type { Language } from "@hundeblick/proto/language";

export interface TextSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** The words every tool's page has. */
export interface ToolText {
  title: string;
  description: string;
  lead: string;
  /** What veterinary literature says to the result, paragraph by paragraph. */
  evidence: readonly string[];
  sections: readonly TextSection[];
  faq: readonly { question: string; answer: string }[];
}

export type ToolTexts<Own = object> = Readonly<Record<Language, ToolText & Own>>;

/** Where a figure of the evidence note comes from. */
export interface Source {
  label: string;
  url: string;
}
