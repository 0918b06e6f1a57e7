import type { CheckDog } from "../../check-dog.ts";
import { ageOf, type CheckResult, type Inputs, isAnyOf } from "./rule.ts";

/** Mouth and teeth. Milk teeth change until about 7 months. */
export const teeth = (inputs: Inputs, dog: CheckDog): CheckResult => ({ band: bandOf(inputs, ageOf(dog)) });

function bandOf({ one }: Inputs, age: number): string | null {
  const [danger, broken, gum, tartar] = [one("danger"), one("broken"), one("gum"), one("tartar")];
  if (isAnyOf(danger, "jaw", "bleeding")) return "now_mouth";
  if (danger === "swelling") return "swelling";
  const loose = broken === "loose";
  if (broken === "dot" || gum === "pus" || (loose && age >= 8) || (gum === "swollen" && age >= 6)) return "soon";
  if (one("smell") === "foul" || one("eating") === "trouble" || danger === "growth") return "soon";
  if (broken === "double") return age >= 7 ? "double" : "teething";
  if (isAnyOf(tartar, "crust", "thick")) return "plan";
  if (broken === "flat") return "worn";
  if (age < 8 && (isAnyOf(gum, "red", "swollen") || loose)) return "teething";
  if (tartar === "film" || gum === "red" || one("smell") === "strong") return "watch";
  return tartar === undefined || gum === undefined ? null : "normal";
}
