import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { Statement } from "@hundeblick/proto/http/report";
import { allergies } from "../../data/medications.ts";
import { findingTexts, shortTexts } from "../../texts/findings.ts";
import { breedGroups } from "../../texts/frame.ts";
import { redFlagFacts } from "../red-flags/red-flag-facts.ts";
import type { RatedFinding } from "../rules/finding.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";

/** One finding as a sentence, with where it comes from. */
export const statement = (finding: RatedFinding, book: Phrasebook, sources: SourceList): Statement => ({
  text: book.say(findingTexts[finding.code], valuesOf(finding, book)),
  ...originOf(finding, sources),
});

/** The same in one line, for the lists. */
export const shortStatement = (finding: RatedFinding, book: Phrasebook, sources: SourceList): Statement => ({
  text: book.say(shortTexts[finding.code] ?? findingTexts[finding.code], valuesOf(finding, book)),
  ...originOf(finding, sources),
});

const originOf = ({ basis, confidence, sources: ids }: RatedFinding, sources: SourceList) => ({
  basis,
  confidence,
  sources: sources.cite(ids),
});

/** Ids and numbers of a finding in the words of a language. */
function valuesOf({ params }: RatedFinding, book: Phrasebook): Record<string, string> {
  const { flag, weightKg, minKg, maxKg, breedId, group, allergyIds, allergyWords } = params;
  return {
    ...(typeof flag === "string" ? { flag: book.inside(redFlagFacts(flag as RedFlagId).label) } : {}),
    ...(typeof weightKg === "number" ? { weight: book.kg(weightKg) } : {}),
    ...(typeof minKg === "number" && typeof maxKg === "number" ? { range: book.kg(minKg, maxKg) } : {}),
    ...(typeof breedId === "string" ? { breed: breedInSentence(book.breed(breedId), book) } : {}),
    ...(typeof group === "number" ? { group: breedGroups[group]?.[book.language] ?? "" } : {}),
    ...(typeof allergyIds === "string"
      ? { allergies: allergyNames(allergyIds, String(allergyWords ?? ""), book) }
      : {}),
  };
}

/** Known allergies by their name in this language; others as the owner wrote them. */
function allergyNames(ids: string, words: string, { inside, list }: Phrasebook): string {
  const known = ids
    .split(",")
    .flatMap((id) => allergies.find((allergy) => allergy.id === id)?.label ?? [])
    .map(inside);
  return list([...known, ...(words ? [words] : [])]);
}

/** Polish writes breeds small; "Jack Russell terrier" and others named after a person or place keep their capitals. */
const breedInSentence = (name: string, { language }: Phrasebook): string =>
  language !== "pl" || /^\S+ \p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
