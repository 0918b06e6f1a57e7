import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { evidenceOf } from "./certainty.ts";
import { featuresOf } from "./features.ts";
import { type Row, rowOf, type TextRow } from "./vocabulary.ts";
import type { Linear, Model } from "./weights.ts";

/** One short text (a few sentences) in `language`, as features. */
export const rowOfText = (text: string, language: Language, { vocabulary }: Model): TextRow =>
  rowOf(featuresOf(text, language), vocabulary);

/** Probability of an emergency, 0–1. */
export const dangerOf = (row: Row, { danger }: Model): number => probability(danger, row);

/** Certainty of an alarm, 0–1; what a rule found makes it no less certain. */
export function certaintyOf(
  { text, row, byRule }: { text: string; row: TextRow; byRule: boolean },
  language: Language,
  { certainty, danger }: Model,
): number {
  const blocks = byBlock(danger, row);
  const sure = (found: boolean) => probability(certainty[language], evidenceOf(blocks, found, text));
  return byRule ? Math.max(sure(true), sure(false)) : sure(false);
}

/** What each block of features adds to the log odds. */
export const byBlock = ({ weights }: Pick<Linear, "weights">, { at, value, ends }: TextRow): number[] =>
  ends.map((end, block) => {
    let sum = 0;
    for (let i = ends[block - 1] ?? 0; i < end; i += 1) sum += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
    return sum;
  });

/** Emergencies, likeliest first. */
export const likelySigns = (row: Row, { signs }: Model): { id: RedFlagNow; probability: number }[] =>
  [...signs]
    .map(([id, linear]) => ({ id, probability: probability(linear, row) }))
    .sort((a, b) => b.probability - a.probability);

function probability({ bias, weights }: Linear, { at, value }: Row): number {
  let score = bias;
  for (let i = 0; i < at.length; i += 1) score += (weights[at[i] ?? 0] ?? 0) * (value[i] ?? 0);
  return 1 / (1 + Math.exp(-score));
}
