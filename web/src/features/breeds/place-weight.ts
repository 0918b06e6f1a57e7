import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { grownAt, middleKg } from "./breed-words.ts";

export type Sex = "male" | "female";
export type PlacedWeight =
  | { kind: "growing"; share: [number, number] }
  | { kind: "grown"; place: "below" | "within" | "above" };

const MOST_MONTHS = 300;
const MOST_KG = 150;

/**
 * Where a weight stands. While a dog grows, no published curve of its breed is at hand: only its share of the grown
 * weight is said. Null when it is no age or weight of a dog.
 */
export function placeWeight(
  facts: Pick<BreedPageFacts, "weightKg">,
  sex: Sex,
  months: number | null,
  kg: number | null,
): PlacedWeight | null {
  if (months === null || kg === null || months < 0 || months > MOST_MONTHS || kg <= 0 || kg > MOST_KG) return null;
  const [low, high] = facts.weightKg[sex];
  const [, grown] = grownAt(middleKg(facts));
  if (months < grown) return { kind: "growing", share: [Math.round((100 * kg) / high), Math.round((100 * kg) / low)] };
  return { kind: "grown", place: kg < low ? "below" : kg > high ? "above" : "within" };
}
