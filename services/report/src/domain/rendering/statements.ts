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
export const statement = (finding: RatedFinding, book: Phrasebook, sources: SourceList): Statement =>
  ({ text: book.say(findingTexts[finding.code], valuesOf(finding, book)), ...originOf(finding, sources) });

/** The same in one line, for the lists. */
export const shortStatement = (finding: RatedFinding, book: Phrasebook, sources: SourceList): Statement =>
  ({ text: book.say(shortTexts[finding.code] ?? findingTexts[finding.code], valuesOf(finding, book)), ...originOf(finding, sources) });

const originOf = ({ basis, confidence, sources: ids }: RatedFinding, sources: SourceList) => ({ basis, confidence, sources: sources.cite(ids) });

/** Ids and numbers of a finding in the words of a language. */
function valuesOf({ params }: RatedFinding, book: Phrasebook): Record<string, string> {
  const { flag, weightKg, minKg, maxKg, breedId, group, allergyIds, allergyWords } = params;
  return {
    ...(typeof flag === "string" ? { flag: insideSentence(redFlagFacts(flag as RedFlagId).label[book.language], book) } : {}),
    ...(typeof weightKg === "number" ? { weight: book.kg(weightKg) } : {}),
    ...(typeof minKg === "number" && typeof maxKg === "number" ? { range: book.kg(minKg, maxKg) } : {}),
    ...(typeof breedId === "string" ? { breed: breedInSentence(book.breed(breedId), book) } : {}),
    ...(typeof group === "number" ? { group: breedGroups[group]?.[book.language] ?? "" } : {}),
    ...(typeof allergyIds === "string" ? { allergies: allergyNames(allergyIds, String(allergyWords ?? ""), book) } : {}),
  };
}

/** Known allergies by their name in this language; others as the owner wrote them. */
function allergyNames(ids: string, words: string, book: Phrasebook): string {
  const known = ids.split(",").flatMap((id) => allergies.find((allergy) => allergy.id === id)?.label[book.language] ?? []).map((label) => insideSentence(label, book));
  return book.list([...known, ...(words ? [words] : [])]);
}

/** A label stands on its own elsewhere; after a colon German keeps its capital, English and Polish do not. */
const insideSentence = (label: string, { language }: Phrasebook): string =>
  language === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Polish writes breeds small; "Jack Russell terrier" and others named after a person or place keep their capitals. */
const breedInSentence = (name: string, { language }: Phrasebook): string =>
  language !== "pl" || /^\S+ \p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
