import { type CheckResult, type Inputs, isAnyOf } from "./rule.ts";

/** Colour, refill time and moisture of the gums, and the dog's condition. */
export function gums(inputs: Inputs): CheckResult {
  return { band: bandOf(inputs) };
}

function bandOf({ one }: Inputs): string | null {
  const [colour, refill, dog] = [one("colour"), one("refill"), one("dog")];
  const unwell = dog === "unwell";
  if (isAnyOf(colour, "pale", "white", "blue")) return "now_colour";
  if (dog === "bad") return "now_dog";
  if (refill === "over2") return "now_refill";
  if (unwell && (isAnyOf(colour, "red", "yellow", "spots") || refill === "under1")) return "now_mixed";
  // after heat, fast or sticky gums fit a heatstroke
  const isOverheated = one("hot") === "yes" && (refill === "under1" || isAnyOf(one("moist"), "tacky", "dry"));
  if (colour === "red" && isOverheated) return "now_mixed";
  if (colour === "red") return one("hot") === "yes" ? "red_hot" : "red";
  if (colour === "yellow" || colour === "spots") return colour;
  if (isAnyOf(one("moist"), "tacky", "dry")) return unwell ? "dry_unwell" : "dry";
  if (colour === "dark") return unwell ? "unseen_unwell" : "cannot_see";
  if (colour === undefined) return null;
  if (unwell) return "pink_unwell";
  return refill === "under1" ? "refill_fast" : "normal";
}
