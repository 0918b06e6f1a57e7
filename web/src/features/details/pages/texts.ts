import { pageTexts } from "#shared/language/page-texts.ts";
import type { TextsLike } from "#shared/language/texts-like.ts";
import type english from "./texts/en.ts";

/** Texts around concerns and checks. */
export type DetailsTexts = TextsLike<typeof english>;

export const { load: loadDetailsTexts, useTexts: useDetailsTexts } = pageTexts<DetailsTexts>(
  "details",
  (language) => import(`./texts/${language}.ts`),
);
