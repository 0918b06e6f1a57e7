import { type AnswerQuestion, MAX_CHOICES } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import { checkTexts, mixedBreed } from "../../texts/check.ts";
import { shortName } from "../breeds/short-name.ts";
import type { ComposedReport, Dog } from "../composed-report.ts";
import { choiceLists } from "./formatters.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** Most names of the network among the choices, to leave room for breeds it does not know. */
const MOST_LIKELY = 2;

const namesOf = (ids: readonly string[], language: Language): string[] => ids.map((id) => shortName(id, language));

/** Other possible breeds; null if the breed is certain. */
export const orPerhaps = ({ perhaps = [] }: Dog, { language }: Phrasebook): string | null =>
  perhaps.length === 0 ? null : choiceLists[language].format(namesOf(perhaps, language));

/** The question for the breed with a mix and the likely breeds as choices. */
export function breedQuestion({ dog, looked }: ComposedReport, { say, language }: Phrasebook): AnswerQuestion {
  const { breed, looksLike, perhaps = [] } = dog;
  const asked = { kind: "answer", field: "breed", mayCount: looked.provider === "local" } as const;
  if (breed || looksLike.length === 0) return { ...asked, text: say(checkTexts.breed) };
  const ids = looksLike.slice(0, MOST_LIKELY).map(({ breedId }) => breedId);
  const likely = namesOf(ids, language);
  const others = namesOf(perhaps, language).slice(0, MAX_CHOICES - 1 - likely.length);
  const [first = ""] = likely;
  const [other] = others;
  const text = other ? say(checkTexts.breed_perhaps, { first, other }) : say(checkTexts.breed);
  return { ...asked, text, choices: [say(mixedBreed), ...likely, ...others] };
}
