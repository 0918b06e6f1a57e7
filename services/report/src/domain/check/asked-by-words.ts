import type { RedFlagId, RedFlagSoon } from "@hundeblick/proto/health/answers";
import { type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import { firstQuestion } from "./asked-by-photos.ts";
import type { ComposedCheck } from "./composed-check.ts";
import { CONCERNS_OF } from "./concern-areas.ts";

/** Questions about signs in the owner's text without a chosen concern. */
export function askedByWords(
  signs: readonly RedFlagId[],
  { concerns }: ComposedCheck,
  language: Language,
): OpenQuestion[] {
  return signs
    .map((sign) => concernOf(sign as RedFlagSoon))
    .filter((id) => id !== undefined && concerns.every((chosen) => chosen.id !== id))
    .slice(0, MAX_CONCERNS - concerns.length)
    .flatMap((id) => (id ? firstQuestion(id, language) : []));
}

/** The concern of an unambiguous sign. */
function concernOf(sign: RedFlagSoon): ConcernId | undefined {
  const ids = CONCERNS_OF[sign] ?? [];
  return ids.length === 1 ? ids[0] : ids.find((id) => id === sign);
}
