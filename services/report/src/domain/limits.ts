import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { LimitCode } from "../texts/frame.ts";

const PHOTO_LIMITS = [
  "dog_by_owner",
  "dog_not_chosen",
  "photo_dark",
  "photo_soft",
] as const satisfies readonly LimitCode[];

/** What the report could not know. */
export function limitsOf(
  { provider, fellBackFrom, breedVerdict, findings }: VisionResult,
  { additionalInfo, breed }: OwnerAnswers,
): LimitCode[] {
  return [
    `looked_${provider}`,
    ...(fellBackFrom ? ["fell_back" as const] : []),
    ...PHOTO_LIMITS.filter((limit) => findings.some(({ code }) => code === limit)),
    "still_photo",
    ...(breed || breedVerdict === "unknown" ? [] : ["breed_likeness" as const]),
    ...(additionalInfo ? ["word_list" as const] : []),
    "not_reviewed",
  ];
}
