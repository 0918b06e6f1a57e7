import { type CheckResult, type Inputs, isAnyOf } from "./rule.ts";

/** Ears: look, smell and the dog's behaviour. */
export const ears = (inputs: Inputs): CheckResult => ({ band: bandOf(inputs) });

function bandOf({ one }: Inputs): string | null {
  const [danger, skin, smell, wax, shake] = [one("danger"), one("skin"), one("smell"), one("wax"), one("shake")];
  if (isAnyOf(danger, "stagger", "bleed")) return "now";
  if (isAnyOf(danger, "tilt", "droop") || one("touch") === "pain" || one("flap") === "pillow") return "today";
  if (wax === "pus" || isAnyOf(shake, "nonstop", "sudden")) return "today";
  if (wax === "lots" || smell === "strong" || shake === "often" || skin === "thick") return "week";
  const slight = smell === "bit" || shake === "some";
  if (skin === "red" && slight) return "week";
  if (skin === "red" || slight) return "watch";
  return skin === undefined || smell === undefined ? null : "normal";
}
