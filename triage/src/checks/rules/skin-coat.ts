import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, isAnyOf } from "./rule.ts";

/** Skin and coat, parted by hand; `specks` is the flea test on wet paper. */
export const skinCoat = (inputs: Inputs, dog: CheckDog): CheckResult => ({ band: bandOf(inputs, ageOf(dog)) });

function bandOf({ one }: Inputs, age: number): string | null {
  const [danger, skin, specks, itch, lump] = [one("danger"), one("skin"), one("specks"), one("itch"), one("lump")];
  if (danger === "face") return "now";
  if (isAnyOf(danger, "hives", "bruises") || skin === "wet" || itch === "severe" || lump === "fast") return "today";
  if (specks === "red") return age < 4 ? "fleas_puppy" : "fleas";
  if (isAnyOf(skin, "red", "bald") || itch === "often" || isAnyOf(lump, "pea", "changed")) return "week";
  if (lump === "small") return "lump_note";
  if (skin === "dry" || itch === "some") return "watch";
  return skin === undefined || specks === undefined ? null : "normal";
}
