import type { Language } from "@hundeblick/proto/language";
import { use } from "react";
import { loadOnce } from "#shared/load-once.ts";
import { useLanguage } from "./use-language.ts";

/** Texts of one feature's pages: modules `texts/{language}.ts`, loaded with the page in its language. */
export function pageTexts<Texts>(feature: string, read: (language: Language) => Promise<{ default: Texts }>) {
  const load = (language: Language): Promise<Texts> =>
    loadOnce(`texts ${feature} ${language}`, async () => (await read(language)).default);
  return { load, useTexts: (): Texts => use(load(useLanguage())) };
}
