import { z } from "zod";
import { AREAS } from "./areas.ts";

/** seen = visible in the photo; told = owner-reported; measured = by a check; typical = for breed, age or size. */
export const Basis = z.enum(["seen", "told", "measured", "typical"]);
export type Basis = z.infer<typeof Basis>;

export const CONFIDENCES = ["low", "medium", "high"] as const;
export const Confidence = z.enum(CONFIDENCES);
export type Confidence = z.infer<typeof Confidence>;

/**
 * good = praise; info = neutral; watch = observe; see_vet = have it examined. Emergencies are red flags, not findings.
 */
export const Severity = z.enum(["good", "info", "watch", "see_vet"]);
export type Severity = z.infer<typeof Severity>;

/** Findings that can be seen in a photo. */
export const SEEN_CODES = [
  "coat_even",
  "coat_shiny",
  "coat_dull",
  "coat_patchy",
  "coat_matted",
  "skin_reddened",
  "flakes_visible",
  "body_lean",
  "body_ideal",
  "body_heavy",
  "eyes_clear",
  "eyes_discharge",
  "eyes_reddened",
  "muzzle_grey",
  "posture_relaxed",
  "nails_long",
  "tartar_visible",
  "dog_small_in_photo",
  "photo_overexposed",
  "dog_partly_hidden",
  "photo_dark",
  "photo_soft",
  "dog_by_owner",
  "dog_not_chosen",
] as const;
export const SeenCode = z.enum(SEEN_CODES);
export type SeenCode = z.infer<typeof SeenCode>;

/** Findings a provider may return; the others are measured on the photo or reported by the owner. */
export const ProviderCode = SeenCode.exclude(["photo_dark", "photo_soft", "dog_by_owner", "dog_not_chosen"]);

/** Area of a finding; `photo` is about the picture, `general` about the dog as a whole. */
export const FindingArea = z.enum([...AREAS, "photo", "general"]);
export type FindingArea = z.infer<typeof FindingArea>;

/** Language-neutral statement: `code` selects the sentence, `params` fill it, `sources` are evidence ids. */
export const Finding = z.object({
  code: z.string().regex(/^[a-z0-9_]{2,60}$/),
  area: FindingArea,
  severity: Severity,
  basis: Basis,
  confidence: Confidence,
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  sources: z.array(z.string()).default([]),
});
export type Finding = z.infer<typeof Finding>;
