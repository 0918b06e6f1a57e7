import type { TextsLike } from "#shared/language/texts-like.ts";
import type english from "./texts/en.ts";

/** Texts around articles and guides in one language. */
export type EditorialTexts = TextsLike<typeof english>;
