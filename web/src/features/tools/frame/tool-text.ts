import type { Language } from "@hundeblick/proto/language";
import type { ToolSourceId } from "../../../content/tool-sources.ts";

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

/**
 * Where each figure of a tool's texts comes from: a path in the texts, such as `evidence.0` or the first part of one,
 * to a publication of its sources, or "own": a constant of this site, which no study stands behind.
 */
export type Figures = Readonly<Record<string, ToolSourceId | "own">>;
