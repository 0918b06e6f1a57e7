import type { SourcedWeight } from "@hundeblick/triage/breeds/breeds";
import { weightFigures, weightSourceTexts } from "../../texts/breed-weights.ts";
import { breedFacts } from "../breeds/breed-facts.ts";
import { isUncheckedWeight, readWeights } from "../rules/weight-sources.ts";
import type { Phrasebook } from "./phrasebook.ts";

type Given = Exclude<SourcedWeight["kg"], { male: unknown }>;

/** Sources of a breed's usual weight with their figures, and those without a source. */
export function breedWeightText(breedId: string, book: Phrasebook): string {
  const { say, breed } = book;
  const facts = breedFacts(breedId);
  if (!facts) return breed(breedId);
  const read = readWeights(facts).map(({ source, kg }) =>
    say(weightSourceTexts[kindOf(source)], { fci: source.replace("fci-standard-", ""), kg: figures(kg, book) }),
  );
  const common = isUncheckedWeight(facts) && facts.weightKg;
  const all = [...read, ...(common ? [say(weightSourceTexts.common, { kg: figures(common, book) })] : [])];
  const copied = read.length > 0 ? ` ${say(weightSourceTexts.copied)}` : "";
  return `${breed(breedId)}: ${all.join("; ")}.${copied}`;
}

const kindOf = (source: string) =>
  source.startsWith("fci-")
    ? "fci"
    : source === "akc" || source === "vdh" || source === "kennel-club"
      ? source
      : "other";

function figures(kg: SourcedWeight["kg"], book: Phrasebook): string {
  if (!("male" in kg)) return oneFigure(kg, book);
  const [male, female] = [oneFigure(kg.male, book), oneFigure(kg.female, book)];
  return male === female ? male : book.say(weightFigures.by_sex, { male, female });
}

function oneFigure([low, high]: Given, { say, kg }: Phrasebook): string {
  if (low === null) return high === null ? "" : say(weightFigures.up_to, { kg: kg(high) });
  return high === null ? say(weightFigures.from, { kg: kg(low) }) : kg(low, high);
}
