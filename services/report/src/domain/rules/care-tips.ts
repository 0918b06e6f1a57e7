import type { ImprovementCode } from "../../texts/improvements.ts";
import type { BreedFacts } from "../breeds/breed-facts.ts";
import type { Dog } from "../composed-report.ts";

const COAT_TIPS: Readonly<Record<BreedFacts["coat"], ImprovementCode>> = {
  long: "combing",
  curly: "combing",
  double: "undercoat",
  wire: "wire_coat",
  short: "short_coat",
  hairless: "short_coat",
};
/** Highest liveliness of the breed table's scale of five. */
const LIVELY = 5;
const HEAVY_KG = 35;
/** Weight that most people can hold on the bathroom scales. */
const IN_ARMS_KG = 20;

/** Tips for a dog of this sex, age, size, coat and temperament, most specific first. */
export function careTips(
  { sex, neutered, stage, size, grown, weightKg }: Dog,
  facts: BreedFacts | null,
): ImprovementCode[] {
  const tips: [ImprovementCode, boolean][] = [
    ["season_diary", sex === "female" && neutered === false && grown],
    ["touch_practice", stage === "puppy"],
    ["small_dog_teeth", size === "small" && stage !== "puppy"],
    ["soft_bed", weightKg !== null && weightKg > HEAVY_KG],
    ["nose_work", stage !== "senior" && facts !== null && facts.energy >= LIVELY],
    ["weigh_monthly", stage === "mature_adult" && weightKg !== null && weightKg <= IN_ARMS_KG],
  ];
  return [...tips.flatMap(([tip, fits]) => (fits ? [tip] : [])), ...(facts ? [COAT_TIPS[facts.coat]] : [])];
}
