import type { TextsLike } from "#shared/language/texts-like.ts";
import type { TEXTS } from "./joint-tablets.en.ts";

/** Texts in `joint-tablets.{language}.ts`. */
export type JointTabletTexts = TextsLike<typeof TEXTS>;
