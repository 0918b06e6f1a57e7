import type { Language } from "@hundeblick/proto/language";
import type { ConcernData } from "./concern.schema.ts";
import { inLanguage, type InOneLanguage } from "./in-language.ts";

/** One concern in one language, for the engine and the browser. */
export type Concern = InOneLanguage<Omit<ConcernData, "ownerWords">> & { language: Language };
export type Question = Concern["questions"][number];

/** A concern in lists and suggestions. */
export type ConcernEntry = InOneLanguage<Pick<ConcernData, "id" | "group" | "name" | "asked" | "ownerWords">>;

export function concernIn(data: ConcernData, language: Language): Concern {
  const { ownerWords: _words, ...asked } = data;
  return { ...inLanguage(asked, language), language };
}

export function concernEntryIn(data: ConcernData, language: Language): ConcernEntry {
  const { id, group, name, asked, ownerWords } = data;
  return inLanguage({ id, group, name, asked, ownerWords }, language);
}
