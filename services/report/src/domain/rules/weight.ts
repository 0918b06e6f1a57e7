import type { Confidence } from "@hundeblick/proto/health/findings";
import { hasWeightSource, isShowRange } from "@hundeblick/triage/breeds/weight-verdict";
import type { BreedFacts } from "../breeds/breed-facts.ts";
import { usualRange } from "../breeds/usual-range.ts";
import type { Dog } from "../composed-report.ts";
import { breedConfidence, type RatedFinding, stated, statedSign, typical } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";
import { weightPoints } from "./weight-points.ts";
import { weightShare } from "./weight-share.ts";
import { isUncheckedWeight, weightSourceId } from "./weight-sources.ts";

/** Recorded as overweight more often than crossbreeds. Source: Pegram 2021. */
const GAINS_EASILY = new Set([
  "pug",
  "beagle",
  "golden-retriever",
  "english-springer-spaniel",
  "border-terrier",
  "labrador-retriever",
  "cavalier-king-charles-spaniel",
  "cocker-spaniel",
]);

/** Weight beyond what was seen: the owner's number compared with the breed's range. */
export function weightFindings(
  dog: Dog,
  facts: BreedFacts | null,
  { soon, signs, quotes }: OwnerStatements,
): RatedFinding[] {
  const found: RatedFinding[] = [];
  if (soon.includes("weight_loss")) found.push(statedSign("told_weight_loss", "weight_loss", quotes));
  if (signs.includes("told_overweight") && !dog.pregnant) found.push(statedSign("told_overweight", null, quotes));
  if (dog.pregnant) found.push(stated("weight_pregnant", "high"));
  else if (!dog.grown && !isHeavierThanGrown(dog, facts))
    found.push(typical("weight_growing", "medium", ["creevy2019"]));
  else found.push(...compared(dog, facts));
  // the comparison states the weight already
  if (dog.weightKg !== null && !found.some(({ basis, params }) => basis === "told" && "minKg" in params))
    found.push(stated("told_weight", "high", { weightKg: dog.weightKg }));

  if (found.some(({ code }) => TOO_MUCH.includes(code)))
    found.push(typical("overweight_felt", "low", ["pegram2021", "courcier2010"]));
  if (dog.grown && !dog.pregnant && !found.some(({ code }) => code === "weight_in_range"))
    found.push(typical("feel_ribs", "medium", ["laflamme1997"]));
  return found;
}

const TOO_MUCH: readonly FindingCode[] = [
  "told_overweight",
  "weight_above_slightly",
  "weight_above",
  "weight_far_above",
];

/** Obesity begins 30 % above the optimal weight. Source: German 2006, J Nutr 136:1940S. */
const OBESE = 1.3;

/** A growing dog that would be obese as an adult is compared. */
function isHeavierThanGrown({ weightKg, sex, breed }: Dog, facts: BreedFacts | null): boolean {
  const range = breed?.from === "owner" && facts?.weightKg && usualRange(facts.weightKg, sex);
  return Boolean(range && weightKg !== null && weightKg > range[1] * OBESE);
}

/** The owner's weight compared with the breed's usual range; nothing if it is unknown or ambiguous. */
function compared(dog: Dog, facts: BreedFacts | null): RatedFinding[] {
  if (!facts || !dog.breed || !hasWeightSource(facts)) return [];
  const found: RatedFinding[] = [];
  const range = facts.weightKg && usualRange(facts.weightKg, dog.sex);
  if (range) {
    const params = {
      breedId: facts.id,
      minKg: range[0],
      maxKg: range[1],
      ...(dog.weightKg === null ? {} : { weightKg: dog.weightKg }),
    };
    const [code, confidence] = verdict(dog, facts, range);
    const source = [weightSourceId(facts.id)] as const;
    const isAboutThisDog = dog.weightKg !== null && dog.breed.from === "owner";
    const finding = isAboutThisDog
      ? { ...stated(code, confidence, params), sources: [...source] }
      : typical(code, confidence, [...source], params);
    const judged = finding.points === null || isShowRange(facts.id) ? null : dog.weightKg;
    const share = weightShare(dog, range);
    found.push({
      ...finding,
      points: judged === null ? null : weightPoints(judged, range) * share,
      params: share < 1 ? { ...finding.params, share } : finding.params,
    });
  }
  if (GAINS_EASILY.has(facts.id))
    found.push(typical("weight_prone", breedConfidence(dog), ["pegram2021"], { breedId: facts.id }));
  return found;
}

function verdict(dog: Dog, facts: BreedFacts, [low, high]: readonly [number, number]): [FindingCode, Confidence] {
  if (dog.weightKg === null) return ["weight_range_only", "low"];
  if (dog.breed?.from === "photo") return ["weight_if_breed", "low"];
  const confidence = facts.confidence === "low" || isUncheckedWeight(facts) ? "low" : "medium";
  if (dog.weightKg >= low && dog.weightKg <= high) return ["weight_in_range", confidence];
  if (isShowRange(facts.id)) return ["weight_show_range", "low"];
  return [dog.weightKg > high ? aboveBy(dog.weightKg / high) : belowBy(dog.weightKg / low), confidence];
}

const aboveBy = (ratio: number): FindingCode =>
  ratio <= 1.1 ? "weight_above_slightly" : ratio <= 1.25 ? "weight_above" : "weight_far_above";
const belowBy = (ratio: number): FindingCode =>
  ratio >= 0.9 ? "weight_below_slightly" : ratio >= 0.75 ? "weight_below" : "weight_far_below";
