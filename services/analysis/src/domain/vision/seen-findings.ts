import type { Confidence, Finding, FindingArea, SeenCode, Severity } from "@hundeblick/proto/health/findings";

/** Area and severity of each code: our rating, never the provider's. */
const MEANING: Record<SeenCode, { area: FindingArea; severity: Severity }> = {
  coat_even: { area: "coat", severity: "good" },
  coat_shiny: { area: "coat", severity: "good" },
  coat_dull: { area: "coat", severity: "watch" },
  coat_patchy: { area: "coat", severity: "see_vet" },
  coat_matted: { area: "coat", severity: "watch" },
  skin_reddened: { area: "coat", severity: "see_vet" },
  flakes_visible: { area: "coat", severity: "watch" },
  body_lean: { area: "weight", severity: "watch" },
  body_ideal: { area: "weight", severity: "good" },
  body_heavy: { area: "weight", severity: "watch" },
  eyes_clear: { area: "general", severity: "good" },
  eyes_discharge: { area: "general", severity: "see_vet" },
  eyes_reddened: { area: "general", severity: "see_vet" },
  muzzle_grey: { area: "general", severity: "info" },
  posture_relaxed: { area: "general", severity: "good" },
  nails_long: { area: "general", severity: "watch" },
  tartar_visible: { area: "general", severity: "watch" },
  dog_small_in_photo: { area: "photo", severity: "info" },
  photo_overexposed: { area: "photo", severity: "info" },
  dog_partly_hidden: { area: "photo", severity: "info" },
  photo_dark: { area: "photo", severity: "info" },
  photo_soft: { area: "photo", severity: "info" },
  dog_by_owner: { area: "photo", severity: "info" },
  dog_not_chosen: { area: "photo", severity: "info" },
};

/** `praise` is dropped if any of `worse` was seen. */
const CONTRADICTIONS: readonly { praise: SeenCode; worse: readonly SeenCode[] }[] = [
  { praise: "coat_even", worse: ["coat_patchy", "coat_matted"] },
  { praise: "coat_shiny", worse: ["coat_dull"] },
  { praise: "body_ideal", worse: ["body_lean", "body_heavy"] },
  { praise: "eyes_clear", worse: ["eyes_discharge", "eyes_reddened"] },
];

export const seenFinding = (code: SeenCode, confidence: Confidence): Finding => ({
  code,
  ...MEANING[code],
  basis: "seen",
  confidence,
  params: {},
  sources: [],
});

type Sighting = { code: SeenCode; confidence: Confidence };

/** Seen codes as findings, without duplicates and contradictions; lean and heavy cancel each other. */
export function seenFindings(sightings: readonly Sighting[]): Finding[] {
  const first = new Map(sightings.toReversed().map((sighting) => [sighting.code, sighting]));
  for (const { praise, worse } of CONTRADICTIONS) if (worse.some((code) => first.has(code))) first.delete(praise);
  if (first.has("body_lean") && first.has("body_heavy"))
    for (const code of ["body_lean", "body_heavy"] as const) first.delete(code);
  return [...first.values()].toReversed().map(({ code, confidence }) => seenFinding(code, confidence));
}
