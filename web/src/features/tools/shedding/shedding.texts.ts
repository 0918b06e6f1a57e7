import type { PluralForms } from "#shared/language/format-text.ts";
import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Coat, CoatSign, Intensity, Level, Living, Season, Size } from "./shedding.ts";

export interface SheddingText extends ToolText {
  coatLabel: string;
  coats: Record<Coat, string>;
  sizeLabel: string;
  sizes: Record<Size, string>;
  livingLabel: string;
  living: Record<Living, string>;
  analyse: string;
  again: string;
  /** Title for a month, 1 to 12. */
  resultTitle: string;
  /** Month names in the case of the title, because Intl has the nominative only. */
  titleMonths: readonly string[];
  intensities: Record<Intensity, string>;
  levels: Record<Level, string>;
  levelNames: Record<Level, string>;
  next: PluralForms;
  seasons: Record<Season, string>;
  seasonNames: Record<Season, string>;
  livingNote: Record<Living, string>;
  sizeNote: Record<Size, string>;
  coatTips: Record<Coat, readonly string[]>;
  year: string;
  tableTitle: string;
  tableCaption: string;
  share: string;
  shared: Record<Intensity, string>;
  checkTitle: string;
  checkLead: string;
  checkSigns: Record<CoatSign, string>;
  checkVerdict: Record<"normal" | "observe" | "vet", string>;
  checkVet: string;
  checkBesideVet: Record<"normal" | "observe" | "vet", string>;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["wikipediaCoat", "vcaThyroid"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { sizeNote: "own", coatTips: "own", checkVerdict: "own" };
