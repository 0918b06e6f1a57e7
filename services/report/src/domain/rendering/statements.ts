import type { CheckId, ConcernId } from "@hundeblick/proto/health/check";
import { checkById } from "@hundeblick/triage/all-checks";
import { concernById } from "@hundeblick/triage/all-concerns";
import type { RedFlagId } from "@hundeblick/proto/health/answers";
import type { OpenReport, Statement } from "@hundeblick/proto/http/report";
import { allergies, conditions, medications, type NamedEntry } from "../../data/medications.ts";
import { shortTexts } from "../../texts/findings/short.ts";
import { findingTexts } from "../../texts/findings.ts";
import { breedGroups, summaryTexts } from "../../texts/frame.ts";
import { redFlagFacts } from "../red-flags/red-flag-facts.ts";
import type { RatedFinding } from "../rules/finding.ts";
import { isIllness, isMedicine } from "../rules/known-illness.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";

/** One finding as a sentence with its basis. */
export const statement = (finding: RatedFinding, book: Phrasebook, sources: SourceList): Statement => ({
  text: book.say(findingTexts[finding.code], valuesOf(finding, book)),
  ...originOf(finding, sources),
});

/** The same in one line, for lists; a quotation stays as it is. */
export const shortStatement = (finding: RatedFinding, book: Phrasebook, sources: SourceList): Statement => ({
  text: book.say(
    ("quote" in finding.params ? undefined : shortTexts[finding.code]) ?? findingTexts[finding.code],
    valuesOf(finding, book),
  ),
  ...originOf(finding, sources),
});

const originOf = ({ basis, confidence, sources: ids }: RatedFinding, sources: SourceList) => ({
  basis,
  confidence,
  sources: sources.cite(ids),
});

/** Ids and numbers of a finding as texts of a language. */
function valuesOf({ params }: RatedFinding, book: Phrasebook): Record<string, string> {
  const {
    flag,
    weightKg,
    minKg,
    maxKg,
    breedId,
    group,
    allergyIds,
    allergyWords,
    concern,
    check,
    band,
    conditionIds,
    medicationIds,
    quote,
    named,
  } = params;
  return {
    quoted: typeof quote === "string" ? "yes" : "no",
    quote: String(quote ?? ""),
    named: named === true ? "yes" : "no",
    ...(typeof flag === "string" ? { flag: book.inside(redFlagFacts(flag as RedFlagId).label) } : {}),
    ...(typeof weightKg === "number" ? { weight: book.kg(weightKg) } : {}),
    ...(typeof minKg === "number" && typeof maxKg === "number" ? { range: book.kg(minKg, maxKg) } : {}),
    ...(typeof check === "string" ? checkResult(check as CheckId, String(band), book) : {}),
    ...(typeof concern === "string" ? { concern: concernById(concern as ConcernId).name[book.language] } : {}),
    ...(typeof breedId === "string" ? { breed: breedInSentence(book.breed(breedId), book) } : {}),
    ...(typeof group === "number" ? { group: breedGroups[group]?.[book.language] ?? "" } : {}),
    ...(typeof allergyIds === "string"
      ? { allergies: allergyNames(allergyIds, String(allergyWords ?? ""), book) }
      : {}),
    ...(typeof conditionIds === "string" ? { illnesses: book.list(namesOf(conditionIds, conditions, book)) } : {}),
    ...(typeof medicationIds === "string" ? { medicines: book.list(namesOf(medicationIds, medications, book)) } : {}),
  };
}

/** Names of a finding's ids within a sentence. */
const namesOf = (ids: string, entries: readonly NamedEntry[], { inside }: Phrasebook): string[] =>
  ids
    .split(",")
    .flatMap((id) => entries.find((entry) => entry.id === id)?.label ?? [])
    .map(inside);

/** The owner's illnesses and what they mean for the report; in old reports with the medicines. */
export const illnessesOf = (general: readonly RatedFinding[], book: Phrasebook): OpenReport["knownIllnesses"] =>
  general.filter(isIllness).map((finding) => {
    const values = valuesOf(finding, book);
    return {
      name: values["illnesses"] ?? values["medicines"] ?? book.say(summaryTexts.unknown_medicine),
      text: book.say(findingTexts[finding.code], values),
    };
  });

/** Sentences about the dog's medicines, and that the vet must be asked first. */
export const medicinesOf = (general: readonly RatedFinding[], book: Phrasebook): string[] =>
  general.filter(isMedicine).map((finding) => book.say(findingTexts[finding.code], valuesOf(finding, book)));

/** Shown in full beside the measurement. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** Name of a hands-on check, and its result in short. */
function checkResult(id: CheckId, band: string, { language }: Phrasebook) {
  const { name, bands } = checkById(id);
  return { check: name[language], result: firstSentence(bands.find((one) => one.id === band)?.text[language] ?? "") };
}

/** Known allergies by name in this language; others as the owner wrote them. */
const allergyNames = (ids: string, words: string, book: Phrasebook): string =>
  book.list([...namesOf(ids, allergies, book), ...(words ? [words] : [])]);

/**
 * Polish writes breeds in lower case; those named after a person or place ("Jack Russell terrier") keep their capitals.
 */
const breedInSentence = (name: string, { language }: Phrasebook): string =>
  language !== "pl" || /^\S+ \p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
