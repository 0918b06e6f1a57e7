import type { ToolSourceId } from "../../../content/tool-sources.ts";

interface TextSection {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** A publication as a tool's page names it. */
export interface ToolReference {
  id: ToolSourceId;
  short: string;
  url: string;
}

/** Preview of a kind of result. */
export interface SharedResult {
  title: string;
  text?: string;
}
/** By the slug of the kind. */
export type SharedResults = Readonly<Record<string, SharedResult>>;

/** Texts of every tool's page. */
export interface ToolText {
  title: string;
  description: string;
  lead: string;
  /** Veterinary literature on the result, by paragraph. */
  evidence: readonly string[];
  sections: readonly TextSection[];
  faq: readonly { question: string; answer: string }[];
  /** Related pages of ours, checked by `tools.test.tsx`. */
  links?: readonly { to: string; label: string }[];
  /** Sources, added by the build from `SOURCES`. */
  sources?: readonly ToolReference[];
  /** Kinds of result, added by the build. */
  results?: SharedResults;
}

/** As in `evidence.ts`, with paths in the texts of one language (`evidence.0`) and the tools' publications. */
export type Figures = Readonly<Record<string, ToolSourceId | "own">>;
