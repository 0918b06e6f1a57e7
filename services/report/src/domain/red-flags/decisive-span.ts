import type { Language } from "@hundeblick/proto/language";
import type { Span } from "../free-text/span.ts";
import { dangerOf, rowOfText } from "./model/probability.ts";
import type { Model } from "./model/weights.ts";

/** Window size in words; windows begin at every third word. */
const WORDS = 6;
const STEP = 3;

/** The few words of a passage with the highest probability of an emergency. */
export function decisiveSpan(text: string, { from, to }: Span, language: Language, model: Model): Span {
  const words = [...text.slice(from, to).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: from + index,
    to: from + index + word.length,
  }));
  let best = { danger: -1, span: { from, to } };
  for (let start = 0; start < Math.max(1, words.length - WORDS + STEP); start += STEP) {
    const span = { from: words[start]?.from ?? from, to: words[Math.min(start + WORDS, words.length) - 1]?.to ?? to };
    const danger = dangerOf(rowOfText(text.slice(span.from, span.to), language, model), model);
    if (danger > best.danger) best = { danger, span };
  }
  return best.span;
}
