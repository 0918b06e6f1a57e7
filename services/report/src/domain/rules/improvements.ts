import type { ImprovementCode } from "../../texts/improvements.ts";
import type { Dog } from "../composed-report.ts";
import type { BreedFacts } from "../breeds/breed-facts.ts";
import { careTips } from "./care-tips.ts";
import type { RatedFinding } from "./finding.ts";
import { growsLarge } from "./food.ts";
import { treatmentFindings } from "./known-illness.ts";
import type { FindingCode } from "./ratings.ts";
import type { OwnerStatements } from "./owner-statements.ts";

const MOST = 5;
const LEAST = 3;
/** Most actions; further ones would apply to every dog. */
const ENOUGH = 2;
const EIGHT_YEARS = 96;
/** Used where nothing is known about this dog. */
const FOR_EVERYBODY: readonly ImprovementCode[] = ["monthly_check", "teeth", "coat_check"];

/** Two to five actions, most useful first; a short list is filled up with typical ones. */
export function improvements(
  findings: readonly RatedFinding[],
  dog: Dog,
  facts: BreedFacts | null,
  { goals, soon, askNow, signs, words }: OwnerStatements,
): ImprovementCode[] {
  const has = (...codes: FindingCode[]): boolean => findings.some(({ code }) => codes.includes(code));
  const isFelt = (...bands: string[]): boolean =>
    findings.some(({ params }) => params["check"] === "body_condition" && bands.includes(String(params["band"])));
  const joints = signs.includes("told_stiff") || soon.includes("limping");
  const isOlder = dog.ageMonths !== null && dog.ageMonths > EIGHT_YEARS;
  const isPuppy = dog.stage === "puppy";
  const isTooMuch =
    has("weight_above_slightly", "weight_above", "body_heavy", "told_overweight") || isFelt("slightly_over", "over");
  const rules: [ImprovementCode, boolean][] = [
    // a stiff gait or a limp explains the vague word, so there is no question
    ["is_it_now", askNow && soon.length === 0 && signs.length === 0],
    ["vet_visit", soon.length > 0],
    ["illness_vet", treatmentFindings(words).length > 0],
    ["no_calcium", (words.calcium && (dog.ageMonths === null || !dog.grown)) || growsLarge(dog)],
    ["pregnant_vet", dog.pregnant],
    ["skin_vet", has("coat_patchy", "skin_reddened")],
    ["joints_vet", !soon.includes("limping") && signs.includes("told_stiff")],
    [
      "weight_vet",
      has("weight_far_above", "weight_far_below", "weight_below") || isFelt("far_over") || (isTooMuch && isPuppy),
    ],
    ["eyes", has("eyes_discharge", "eyes_reddened")],
    // nobody diets a puppy, nor a pregnant dog
    ["weight_down", isTooMuch && !isPuppy && !dog.pregnant],
    ["weight_up", has("weight_below_slightly", "body_lean") && !has("weight_in_range")],
    ["puppy_growth", isPuppy],
    ["short_walks", joints || (goals.includes("joints") && isOlder)],
    ["heat", has("short_nose_heat", "heavy_heat")],
    ["gut_diary", goals.includes("gut")],
    ["calm_practice", goals.includes("anxiety") || signs.includes("told_fearful")],
    ["untangle", has("coat_matted")],
    ["coat_check", goals.includes("skin_coat") || has("coat_dull", "flakes_visible", "told_dull_coat")],
    ["teeth", has("tartar_visible")],
    ["nails", has("nails_long")],
    ["senior_check", dog.stage === "senior"],
    [
      "better_photo",
      has(
        "dog_small_in_photo",
        "photo_overexposed",
        "dog_partly_hidden",
        "photo_dark",
        "photo_soft",
        "dog_by_owner",
        "dog_not_chosen",
      ),
    ],
    ["tell_more", dog.ageMonths === null || dog.weightKg === null],
  ];
  const own = rules.flatMap(([code, applies]) => (applies ? [code] : []));
  const particular = [...new Set([...own, ...careTips(dog, facts)])];
  const all = particular.length >= ENOUGH ? particular : [...particular, ...FOR_EVERYBODY];
  return [...new Set(all)].slice(0, Math.min(MOST, Math.max(LEAST, own.length)));
}
