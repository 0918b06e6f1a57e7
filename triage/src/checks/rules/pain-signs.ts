import type { CheckResult, Inputs } from "./rule.ts";

const STRONG = ["scream", "stand", "belly", "settle"];

/** Signs of sudden and of slow pain. */
export const painSigns = (inputs: Inputs): CheckResult => ({ band: bandOf(inputs) });

function bandOf({ many }: Inputs): string | null {
  const [acute, slow] = [many("acute"), many("slow")];
  if (!acute && !slow) return null;
  if (STRONG.some((sign) => acute?.has(sign))) return "now";
  if (acute && acute.size > 0) return "today";
  if (slow && slow.size >= 2) return "week";
  return slow && slow.size > 0 ? "film" : "none_seen";
}
