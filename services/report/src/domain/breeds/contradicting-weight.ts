import type { Dog } from "../composed-report.ts";
import { isGrown } from "../life-stage.ts";
import { breedFacts } from "./breed-facts.ts";
import { usualRange } from "./usual-range.ts";

/** The thinnest of nine body conditions is four steps of about 10 % below the ideal. Source: AAHA 2014. */
const THINNEST = 0.6;
/** Our own limit: dogs on a slimming diet weighed 45 % too much on average (German 2006). */
const HEAVIEST = 2;

/** Whether a dog of this weight can hardly be of this breed; a dog that may still grow is never too light. */
export function contradictsWeight(breedId: string, { weightKg, ageMonths, sex }: WeighedDog): boolean {
  const facts = breedFacts(breedId);
  if (!facts?.weightKg || weightKg === null) return false;
  const [low, high] = usualRange(facts.weightKg, sex);
  const mayGrow = ageMonths === null || !isGrown(ageMonths, facts.sizeClass);
  return weightKg > high * HEAVIEST || (!mayGrow && weightKg < low * THINNEST);
}
type WeighedDog = Pick<Dog, "weightKg" | "ageMonths" | "sex">;
