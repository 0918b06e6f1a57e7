import { RED_FLAGS_NOW, type RedFlagId, type RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { quoteAround } from "../free-text/quote.ts";
import { type Span, wordSpans } from "../free-text/span.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { findRedFlags } from "./find-red-flags.ts";
import { certaintyOf, dangerOf, likelySigns, rowOfText } from "./model/probability.ts";
import type { Row } from "./model/vocabulary.ts";
import { type Model, MODEL } from "./model/weights.ts";
import { isMildlyPut } from "./mildly-put.ts";
import { passagesOf, sentenceAround, sentenceOf } from "./passages.ts";
import { decisiveSpan } from "./decisive-span.ts";
import { typedWords } from "./typed-words.ts";

/**
 * A sign and the words that say so, exactly as the owner typed them. A suspected one is named by no rule: the model
 * says that the words mean an emergency, and this is the likeliest (right in three of four, decision 324).
 */
export type Sign = { id: RedFlagNow; words: string; suspected: boolean };
/** A sign for a visit within a day or two, with the owner's sentence that says so. */
type SoonSign = { id: RedFlagId; quote: string };
/** `alarms` stand over everything; `ask` is what might be one. */
export type ReadText = { alarms: Sign[]; ask: Sign[]; soon: SoonSign[] };

/** Beside the likeliest sign, another one is named from here on. */
const ALSO = 0.5;

type Passage = Span & { row: Row; rules: RuleAt[]; certainty: number };
type RuleAt = Span & { id: RedFlagNow };
/** Where in the text a sign was found. */
type Found = Map<RedFlagNow, Span & Sign>;

/**
 * What a text says about emergencies: rules find signs, a model says how likely the text means an emergency at all.
 * An alarm is what both together are sure enough of; what lies below is asked back.
 */
export function readText(text: string, language: Language, model: Model = MODEL): ReadText {
  const written = writtenIn(text, language)[0] ?? language;
  const limits = model.certainty[written];
  const { now, soon } = ruleSigns(text, language);
  const alarms: Found = new Map();
  const ask: Found = new Map();
  for (const passage of passagesOf(text).map((span) => passageAt(text, span, now, written, model))) {
    const { certainty, rules } = passage;
    const found = certainty >= limits.alarm ? alarms : certainty >= limits.ask ? ask : undefined;
    if (!found) continue;
    const inPlace = (id: RedFlagNow, { from, to }: Span) =>
      isMildlyPut(id, text.slice(from, to), written) ? ask : found;
    for (const { id, from, to } of rules)
      inPlace(id, sentenceAround(text, { from, to })).set(id, {
        id,
        from,
        to,
        words: typedWords(text, { from, to }),
        suspected: false,
      });
    if (hasSignIn(alarms, passage) || hasSignIn(ask, passage)) continue;
    const at = decisiveSpan(text, passage, written, model);
    for (const id of signsOf(passage, model)) {
      const place = inPlace(id, passage);
      if (!place.has(id)) place.set(id, { id, ...at, words: typedWords(text, sentenceOf(text, at)), suspected: true });
    }
  }
  return {
    alarms: signs(alarms),
    ask: signs(ask).filter(({ id }) => !alarms.has(id)),
    soon,
  };
}

function ruleSigns(text: string, language: Language): { now: RuleAt[]; soon: SoonSign[] } {
  const spans = wordSpans(text, language);
  const now: RuleAt[] = [];
  const soon: SoonSign[] = [];
  for (const { id, first, last } of findRedFlags(text, language)) {
    const at = { from: spans[first]?.from ?? 0, to: spans[last]?.to ?? text.length };
    if (isNow(id)) now.push({ id, ...at });
    else soon.push({ id, quote: quoteAround(text, at) });
  }
  return { now, soon };
}

function passageAt(text: string, span: Span, now: readonly RuleAt[], language: Language, model: Model): Passage {
  const rules = now.filter(({ from }) => span.from <= from && from < span.to);
  const row = rowOfText(text.slice(span.from, span.to), language, model);
  const sure = ({ from, to }: Span, own: Row) =>
    certaintyOf(
      { text: text.slice(from, to), danger: dangerOf(own, model), byRule: rules.length > 0 },
      language,
      model,
    );
  const sentences = rules.map((rule) => sentenceAround(text, rule));
  // A sign in one sentence of several is no less one.
  const certainties = sentences.map((one) => sure(one, rowOfText(text.slice(one.from, one.to), language, model)));
  return { ...span, row, rules, certainty: Math.max(sure(span, row), ...certainties) };
}

const isNow = (id: RedFlagId): id is RedFlagNow => (RED_FLAGS_NOW as readonly string[]).includes(id);

/** A rule knows better which sign it is. */
const hasSignIn = (found: Found, { from, to }: Span): boolean =>
  [...found.values()].some((sign) => from <= sign.from && sign.to <= to);

const signsOf = ({ row }: Passage, model: Model): RedFlagNow[] =>
  likelySigns(row, model)
    .filter(({ probability }, i) => i === 0 || (i < 3 && probability >= ALSO))
    .map(({ id }) => id);

const signs = (found: Found): Sign[] =>
  RED_FLAGS_NOW.flatMap((id) => {
    const sign = found.get(id);
    return sign ? [{ id, words: sign.words, suspected: sign.suspected }] : [];
  });
