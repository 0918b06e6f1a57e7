import { isRedFlagNow, RED_FLAGS_NOW, type RedFlagId, type RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { quoteAround } from "../free-text/quote.ts";
import { type Span, wordSpans } from "../free-text/span.ts";
import { writtenIn } from "../free-text/written-in.ts";
import { type RuleSign, searchPage } from "./find-red-flags.ts";
import { certaintyOf, likelySigns, rowOfText } from "./model/probability.ts";
import type { TextRow } from "./model/vocabulary.ts";
import { type Model, MODEL } from "./model/weights.ts";
import { eatenSome } from "./eaten-some.ts";
import { withoutHarmlessWords } from "./harmless-words.ts";
import { isNotThisDogs } from "./not-this-dogs.ts";
import { isOfAnother } from "./of-another.ts";
import { isOnlyAsked } from "./only-asked.ts";
import { passagesOf, sentenceAround, sentenceOf, wordCount, wordsAround } from "./passages.ts";
import { decisiveSpan } from "./decisive-span.ts";
import { typedWords } from "./typed-words.ts";

/**
 * A sign with the owner's words. `suspected`: the model's likeliest emergency (right in three of four, decision 324).
 */
export type Sign = { id: RedFlagNow; words: string; suspected: boolean };
/** A sign for a visit within a day or two, with the owner's sentence. */
type SoonSign = { id: RedFlagId; quote: string };
/** `alarms` override everything; `ask` are possible emergencies. */
type ReadText = { alarms: Sign[]; ask: Sign[]; soon: SoonSign[] };

/** In a longer sentence, in words, a rule no longer makes the model more certain: the sign's own words are judged too. */
const LONG = 16;
/** Minimum probability of a second suspected sign. */
const ALSO = 0.5;

/** `nearby`: certainty of a sign by the words around it, in a long sentence. */
type Passage = Span & { row: TextRow; rules: RuleAt[]; certainty: number; nearby: number };
type RuleAt = Span & { id: RedFlagNow };
type Placed = Span & { id: RedFlagId };
type RuleSigns = { now: RuleAt[]; asked: RuleAt[]; soon: SoonSign[] };
/** Position of a sign in the text. */
type Found = Map<RedFlagNow, Span & Sign>;

/**
 * Emergencies in a text: rules find signs, a model estimates the probability; less certain ones are questions. What
 * some rules find is a question at least.
 */
export function readText(typed: string, language: Language, model: Model = MODEL): ReadText {
  const written = writtenIn(typed, language)[0] ?? language;
  const text = withoutHarmlessWords(typed, written);
  const limits = model.certainty[written];
  const { now, asked, soon } = ruleSigns(text, typed, language, written);
  const alarms: Found = new Map();
  const ask: Found = new Map();
  for (const passage of passagesOf(text).map((span) => passageAt(text, span, now, written, model))) {
    const { certainty, nearby, rules } = passage;
    const isAsked = certainty >= limits.ask || nearby >= limits.alarm;
    const found = certainty >= limits.alarm ? alarms : isAsked ? ask : undefined;
    if (!found) continue;
    const inPlace = (id: RedFlagNow, at: Span, around: Span): Found | undefined => {
      // what is another's is a question instead of an alarm, and nothing instead of a question
      if (found === ask && isOfAnother(id, text, at, written)) return undefined;
      return isOnlyAsked(id, { text, at, around }, written) ? ask : found;
    };
    for (const { id, from, to } of rules)
      inPlace(id, { from, to }, sentenceAround(text, { from, to }))?.set(id, {
        id,
        from,
        to,
        words: typedWords(typed, { from, to }),
        suspected: false,
      });
    if (hasSignIn(alarms, passage) || hasSignIn(ask, passage)) continue;
    const at = decisiveSpan(text, passage, written, model);
    for (const id of signsOf(passage, model)) {
      const place = inPlace(id, at, passage);
      if (place && !place.has(id))
        place.set(id, { id, ...at, words: typedWords(typed, sentenceOf(text, at)), suspected: true });
    }
  }
  for (const { id, ...at } of asked)
    if (!ask.has(id) && !isOfAnother(id, text, at, written))
      ask.set(id, { id, ...at, words: typedWords(typed, at), suspected: false });
  return {
    alarms: signs(alarms),
    ask: signs(ask).filter(({ id }) => !alarms.has(id)),
    soon,
  };
}

/** `asked`: asked back however unlikely the model finds them. */
function ruleSigns(text: string, typed: string, language: Language, written: Language): RuleSigns {
  const spans = wordSpans(text, language);
  const { signs: found, asked } = searchPage(text, language);
  const eaten = eatenSome(text, language);
  const placed = found.map((sign) => placedIn(text, spans, sign));
  return {
    now: placed.filter(isNow),
    asked: [
      ...asked.map((sign) => placedIn(text, spans, sign)).filter(isNow),
      ...(eaten ? [{ id: "poison" as const, ...eaten }] : []),
    ],
    soon: placed
      .filter((sign) => !isNow(sign) && !isNotThisDogs(text, sign, written))
      .map(({ id, ...at }) => ({ id, quote: quoteAround(typed, at) })),
  };
}

const placedIn = (text: string, spans: readonly Span[], { id, first, last }: RuleSign): Placed => ({
  id,
  from: spans[first]?.from ?? 0,
  to: spans[last]?.to ?? text.length,
});

const isNow = (sign: Placed): sign is RuleAt => isRedFlagNow(sign.id);

function passageAt(text: string, span: Span, now: readonly RuleAt[], language: Language, model: Model): Passage {
  const rules = now.filter(({ from }) => span.from <= from && from < span.to);
  const sure = ({ from, to }: Span, row = rowOfText(text.slice(from, to), language, model)) =>
    certaintyOf({ text: text.slice(from, to), row, byRule: rules.length > 0 }, language, model);
  const row = rowOfText(text.slice(span.from, span.to), language, model);
  const sentences = rules.map((rule) => sentenceAround(text, rule));
  // a sign in one of several sentences is no less certain
  const certainty = Math.max(sure(span, row), ...sentences.map((sentence) => sure(sentence)));
  const long = rules.filter((_, i) => wordCount(text, sentences[i] ?? span) > LONG);
  const nearby = Math.max(0, ...long.map((rule) => sure(wordsAround(text, rule))));
  return { ...span, row, rules, certainty, nearby };
}

/** A rule identifies the sign more reliably. */
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
