import { BLOCKS } from "./features.ts";
import type { Row } from "./vocabulary.ts";

/** Longest text the model reads at once, in words. */
const MAX_WORDS = 40;
/** Length of `evidenceOf`. */
export const EVIDENCE = BLOCKS.length + 3;

/** Inputs of the alarm: log odds from each block, whether a rule found a sign, and the length of the text. */
export function evidenceOf(byBlock: readonly number[], byRule: boolean, text: string): Row {
  const rule = byRule ? 1 : 0;
  const length = Math.log(Math.min(MAX_WORDS, text.match(/\S+/g)?.length ?? 1));
  const value = [...byBlock, rule, length, rule * length];
  return { at: [...value.keys()], value };
}
