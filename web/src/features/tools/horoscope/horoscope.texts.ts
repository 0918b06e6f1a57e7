import type { ToolSourceId } from "../../../content/tool-sources.ts";
import type { Figures, ToolText } from "../frame/tool-text.ts";
import type { Element, Focus, SignId } from "./horoscope.ts";

interface SignText {
  name: string;
  personality: readonly [string, string, string, string];
  treats: string;
  toy: string;
}
interface FocusText {
  name: string;
  supplement: string;
  tip: string;
}
export interface HoroscopeText extends ToolText {
  birthdayLabel: string;
  birthdayHelp: string;
  birthdayWrong: string;
  show: string;
  pick: string;
  again: string;
  resultTitle: string;
  labels: Record<
    | "element"
    | "treats"
    | "toy"
    | "focus"
    | "supplement"
    | "mood"
    | "activity"
    | "number"
    | "match"
    | "friends"
    | "week"
    | "tip"
    | "traits",
    string
  >;
  elements: Record<Element, string>;
  signs: Record<SignId, SignText>;
  focus: Record<Focus, FocusText>;
  moods: readonly string[];
  activities: readonly string[];
  week: readonly { days: string; text: string }[];
  share: string;
}

/** @public Read by the build: scripts/content/tool-texts.ts. */
export const SOURCES: readonly ToolSourceId[] = ["wikipediaAstrology"];
/** @public Read by the build: scripts/content/tool-entries.ts. */
export const FIGURES: Figures = { focus: "own" };
