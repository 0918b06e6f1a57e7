import type { TextsLike } from "#shared/language/texts-like.ts";
import type english from "../texts/en.ts";
import type { ToolText } from "./tool-text.ts";

type English = typeof english;

/** All texts of the tools in one language: those of the English file. */
export type ToolsTexts = TextsLike<Pick<English, "words">> & {
  [Key in Exclude<keyof English, "words">]: ToolText & TextsLike<Omit<English[Key], keyof ToolText>>;
};
