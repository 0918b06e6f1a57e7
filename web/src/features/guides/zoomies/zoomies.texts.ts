import type { TextsLike } from "#shared/language/texts-like.ts";
import type { TEXTS } from "./zoomies.en.ts";

/** Texts in `zoomies.{language}.ts`. The five minutes are those of the zoomies calculator. */
export type ZoomiesGuideTexts = TextsLike<typeof TEXTS>;
