import type { RedFlagSoon } from "@hundeblick/proto/health/answers";
import { type ConcernId, MAX_CONCERNS } from "@hundeblick/proto/health/check";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import type { Language } from "@hundeblick/proto/language";
import type { ComposedReport } from "../composed-report.ts";
import { firstQuestion } from "./asked-by-photos.ts";
import { CONCERNS_OF } from "./concern-areas.ts";

const OF_FEMALES: readonly ConcernId[] = ["season_discharge", "birth"];

/** The first question of each concern in the owner's text that was not chosen; signs first. */
export function askedByWords({ check, dog, emergency, vetSoon }: ComposedReport, language: Language): OpenQuestion[] {
  if (!check || emergency) return [];
  const ids = [...vetSoon.flatMap((sign) => concernOf(sign as RedFlagSoon) ?? []), ...(check.suggested ?? [])];
  return [...new Set(ids)]
    .filter((id) => dog.sex !== "male" || !OF_FEMALES.includes(id))
    .filter((id) => check.concerns.every((chosen) => chosen.id !== id))
    .slice(0, MAX_CONCERNS - check.concerns.length)
    .flatMap((id) => firstQuestion(id, language));
}

/** The concern of an unambiguous sign. */
function concernOf(sign: RedFlagSoon): ConcernId | undefined {
  const ids = CONCERNS_OF[sign] ?? [];
  return ids.length === 1 ? ids[0] : ids.find((id) => id === sign);
}
