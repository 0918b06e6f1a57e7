import { PROVIDERS } from "@hundeblick/proto/health/providers";
import { type AnswerQuestion, MAX_CHOICES } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import { checkTexts, mixedBreed } from "../../texts/check.ts";
import { contradictsWeight } from "../breeds/contradicting-weight.ts";
import { shortName } from "../breeds/short-name.ts";
import type { ComposedReport, Dog } from "../composed-report.ts";
import { choiceLists } from "./formatters.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** Most names of the network among the choices, to leave room for breeds it does not know. */
const MAX_BREEDS = 2;

const namesOf = (ids: readonly string[], language: Language): string[] => ids.map((id) => shortName(id, language));

/** Other possible breeds; null if the breed is certain. */
export const orPerhaps = ({ perhaps = [] }: Dog, { language }: Phrasebook): string | null =>
  perhaps.length === 0 ? null : choiceLists[language].format(namesOf(perhaps, language));

/** Says that the weight does not fit what the photo looks like; null where it does, or the owner named the breed. */
export function weightDoubt(dog: Dog, book: Phrasebook): string | null {
  const [best] = dog.looksLike;
  if (dog.breed || !best || dog.weightKg === null || !contradictsWeight(best.breedId, dog)) return null;
  return book.say(checkTexts.weight_doubt, { kg: book.kg(dog.weightKg) });
}

/** The question for the breed with a mix and the likely breeds as choices. */
export function breedQuestion({ dog, looked }: ComposedReport, book: Phrasebook): AnswerQuestion {
  const { say, language } = book;
  const { breed, looksLike, perhaps = [] } = dog;
  const asked = { kind: "answer", field: "breed", mayCount: PROVIDERS[looked.provider].isBreedNetwork } as const;
  if (breed || looksLike.length === 0) return { ...asked, text: say(checkTexts.breed) };
  const ids = looksLike.slice(0, MAX_BREEDS).map(({ breedId }) => breedId);
  const likely = namesOf(ids, language);
  const others = namesOf(perhaps, language).slice(0, MAX_CHOICES - 1 - likely.length);
  const [first = ""] = likely;
  const [other] = others;
  const doubt = weightDoubt(dog, book);
  const text = doubt
    ? `${first}? ${doubt} ${say(checkTexts.breed)}`
    : other
      ? say(checkTexts.breed_perhaps, { first, other })
      : say(checkTexts.breed);
  return { ...asked, text, choices: [say(mixedBreed), ...likely, ...others] };
}
