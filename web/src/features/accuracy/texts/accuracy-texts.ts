import type { TextsLike } from "#shared/language/texts-like.ts";
import type english from "./en.ts";

/** Texts of the accuracy page in one language. */
export type AccuracyTexts = TextsLike<typeof english>;
