import type { ToolSourceId } from "../../../content/tool-sources.ts";

export interface TextSection {
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

/** A kind of result, as the preview of a shared link and the page behind it name it. */
export interface SharedResult {
  title: string;
  text?: string;
}
/** By the word that stands for the kind in an address. */
export type SharedResults = Readonly<Record<string, SharedResult>>;

/** The words every tool's page has. */
export interface ToolText {
  title: string;
  description: string;
  lead: string;
  /** What veterinary literature says to the result, paragraph by paragraph. */
  evidence: readonly string[];
  sections: readonly TextSection[];
  faq: readonly { question: string; answer: string }[];
  /** Pages of ours that go further; `tools.test.tsx` knows each of them. */
  links?: readonly { to: string; label: string }[];
  /** What the tool rests on: added by the build from its `SOURCES`, so that no page brings the list of all. */
  sources?: readonly ToolReference[];
  /** What can come out: added by the build, which writes a page for each. */
  results?: SharedResults;
}

/**
 * As in `evidence.ts`, with the paths in the texts of one language (`evidence.0`) and the publications of the tools.
 */
export type Figures = Readonly<Record<string, ToolSourceId | "own">>;
