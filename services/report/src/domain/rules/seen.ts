import { SeenCode } from "@hundeblick/proto/health/findings";
import { PROVIDERS } from "@hundeblick/proto/health/providers";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import { type RatedFinding, seen } from "./finding.ts";
import type { FindingCode } from "./ratings.ts";

/** Allowed for any provider: measured on the photo or reported by the owner. */
const OF_EVERY_PHOTO: readonly SeenCode[] = [
  "photo_dark",
  "photo_soft",
  "photo_overexposed",
  "dog_by_owner",
  "dog_not_chosen",
];

/** The provider's findings, each code once, without those it cannot see. */
export function seenFindings({ provider, findings }: Pick<VisionResult, "provider" | "findings">): RatedFinding[] {
  const kept = new Map<FindingCode, RatedFinding>();
  const maySee: readonly SeenCode[] = [...PROVIDERS[provider].sees, ...OF_EVERY_PHOTO];
  for (const { code, basis, confidence } of findings) {
    const known = SeenCode.safeParse(code);
    if (!known.success || basis !== "seen") continue;
    if (!maySee.includes(known.data)) continue;
    kept.set(known.data, seen(known.data, confidence));
  }
  return withoutContradictions([...kept.values()]);
}

const OPPOSITES: readonly (readonly FindingCode[])[] = [
  ["coat_shiny", "coat_dull"],
  ["coat_even", "coat_patchy"],
  ["body_ideal", "body_heavy"],
  ["body_ideal", "body_lean"],
  ["body_lean", "body_heavy"],
  ["eyes_clear", "eyes_discharge"],
  ["eyes_clear", "eyes_reddened"],
];

/** Keeps the worse of two contradicting findings. */
function withoutContradictions(findings: RatedFinding[]): RatedFinding[] {
  const codes = new Set(findings.map(({ code }) => code));
  const dropped = new Set(
    OPPOSITES.flatMap(([better, worse]) => (better && worse && codes.has(better) && codes.has(worse) ? [better] : [])),
  );
  return findings.filter(({ code }) => !dropped.has(code));
}
