import { pageTexts } from "#shared/language/page-texts.ts";
import type { TextsLike } from "#shared/language/texts-like.ts";
import type english from "./texts/en.ts";

export type AccuracyTexts = TextsLike<typeof english>;

export const { useTexts: useAccuracyTexts } = pageTexts<AccuracyTexts>(
  "accuracy",
  (language) => import(`./texts/${language}.ts`),
);
