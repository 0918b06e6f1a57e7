import type { TextsLike } from "#shared/language/texts-like.ts";
import type { TEXTS } from "./labrador.en.ts";

/** Texts in `labrador.{language}.ts`. */
export type LabradorTexts = TextsLike<typeof TEXTS>;
