import type { TextsLike } from "#shared/language/texts-like.ts";
import type english from "./page-words.en.ts";

/** Texts around those of a concern or check. */
export type PageWords = TextsLike<typeof english>;
