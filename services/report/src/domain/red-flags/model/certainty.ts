import type { Row } from "./vocabulary.ts";

/** Longest text the model reads at once, in words. */
const MAX_WORDS = 40;
/** Length of `evidenceOf`. */
export const EVIDENCE = 5;

/** Inputs of the alarm: the model's log odds, whether a rule found a sign, and the length of the text. */
export function evidenceOf(danger: number, byRule: boolean, text: string): Row {
  const sure = Math.min(1 - 1e-6, Math.max(1e-6, danger));
  const odds = Math.log(sure / (1 - sure));
  const rule = byRule ? 1 : 0;
  const length = Math.log(Math.min(MAX_WORDS, text.match(/\S+/g)?.length ?? 1));
  return { at: [0, 1, 2, 3, 4], value: [odds, rule, length, rule * length, odds * length] };
}
