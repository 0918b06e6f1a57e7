import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import type { Language } from "@hundeblick/proto/language";
import { allConcerns } from "../../src/all-concerns.ts";
import { concernEntryIn } from "../../src/concern.ts";
import { suggestConcerns } from "../../src/suggest-concerns.ts";
import type { OwnerText } from "./owner-texts.ts";

/** An owner's text with the suggested concerns. */
export type Read = OwnerText & { suggested: readonly ConcernId[] };

/** Counts over texts of one language; `named` are all concerns they are about. */
export type Figures = {
  about: number;
  firstRight: number;
  named: number;
  found: number;
  wrong: number;
  nothing: number;
  answered: number;
};

export function readTexts(texts: readonly OwnerText[], language: Language): Read[] {
  const concerns = allConcerns.map((concern) => concernEntryIn(concern, language));
  return texts.map((one) => ({
    ...one,
    suggested: suggestConcerns(one.text, language, concerns).map(({ id }) => id),
  }));
}

export function figuresOf(texts: readonly Read[]): Figures {
  const about = texts.filter(({ concerns }) => concerns.length > 0);
  const nothing = texts.filter(({ concerns }) => concerns.length === 0);
  const sum = (numberOf: (one: Read) => number) => about.reduce((all, one) => all + numberOf(one), 0);
  return {
    about: about.length,
    firstRight: about.filter(({ concerns, suggested: [first] }) => first && concerns.includes(first)).length,
    named: sum(({ concerns }) => concerns.length),
    found: sum(({ concerns, suggested }) => concerns.filter((id) => suggested.includes(id)).length),
    wrong: sum(({ concerns, suggested }) => suggested.filter((id) => !concerns.includes(id)).length),
    nothing: nothing.length,
    answered: nothing.filter(({ suggested }) => suggested.length > 0).length,
  };
}
