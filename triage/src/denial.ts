import type { Language } from "@hundeblick/proto/language";
import type { PlacedWord } from "./fold.ts";
import { wordSet } from "./word-set.ts";

type Words = Readonly<Record<Language, ReadonlySet<string>>>;

/** Negations; all folded. */
export const NEGATIONS: Words = {
  de: wordSet("nicht nie niemals nix nichts ned net nimmer kein keine keinen keinem keiner keinerlei koa ohne weder"),
  en: wordSet(
    "no not never without neither nor wont cant cannot couldnt doesnt dosnt isnt hasnt havent didnt dont wouldnt refuses refusing",
  ),
  pl: wordSet("nie nic bez brak zadnych zadnej zadnego nigdy ani"),
};
/** "And", "or", "but", and conjunctions: the scope of a negation ends there. */
export const JOINING: Words = {
  de: wordSet("und oder aber weil wenn was dass obwohl denn als"),
  en: wordSet("and or but because when if as although though"),
  pl: wordSet("i oraz albo lub ale bo gdy kiedy jak ze choc"),
};
/** Negations of what follows; "won't eat" and "can't poo" are complaints. */
const DENIES: Words = {
  de: wordSet("nicht nie niemals kein keine keinen keinem keiner keinerlei koa ohne weder"),
  en: wordSet("no not never without neither nor doesnt dosnt isnt hasnt havent didnt dont"),
  pl: wordSet("nie bez brak zadnych zadnej zadnego nigdy ani"),
};
/** Words after which a "not" negates nothing: "not only", "doesn't stop coughing". */
const NO_DENIAL: Words = {
  de: wordSet("nur auf sicher aufhoren ganz mehr"),
  en: wordSet("only just sure stop stops stopping stopped sleeping sleep settle able"),
  pl: wordSet("tylko przestaje przestal przestala przestac wiem moze pozwala daje da"),
};
/** Negations behind a word: "hustet nicht", "HD frei". */
const DENIED_BY: Words = {
  de: wordSet("nicht nie frei ned"),
  en: wordSet("free"),
  pl: wordSet("wolny wolna"),
};
/** Praise within a complaint's words: "kommt gut die Treppen hoch". Without "super" and "great": "super dick". */
const PRAISES: Words = {
  de: wordSet("gut prima toll brav problemlos wunderbar perfekt bestens"),
  en: wordSet("fine happily perfectly easily nicely brilliantly"),
  pl: wordSet("dobrze swietnie chetnie grzecznie doskonale"),
};
/** Beside these the praise is over, or little. */
const LESS: Words = {
  de: wordSet("mehr kaum weniger sonst fruher bisher obwohl"),
  en: wordSet("longer used hardly barely less normally usually"),
  pl: wordSet("juz mniej ledwo zwykle wczesniej"),
};
/** After "gut" an amount: "gut drei Liter", "seit gut einer Woche". */
const AMOUNT = /^(?:\d|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|halb|doppelt)/;
const REACH = 3;

/**
 * True if negated or praised: "keinen Durchfall", "isn't limping", "kommt gut die Treppen hoch". `spent`: "not"s that
 * belong to a complaint ("frisst nicht").
 */
export function isDenied(
  places: readonly number[],
  text: readonly PlacedWord[],
  language: Language,
  spent: ReadonlySet<number>,
): boolean {
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const isNo = (at: number) =>
    !spent.has(at) && DENIES[language].has(text[at]?.word ?? "") && !NO_DENIAL[language].has(text[at + 1]?.word ?? "");
  for (let at = first - 1; at >= first - REACH && text[at]?.clause === text[first]?.clause; at -= 1) {
    if (JOINING[language].has(text[at]?.word ?? "")) break;
    if (isNo(at)) return true;
  }
  for (let at = first + 1; at < last; at += 1) if (isNo(at) && !places.includes(at)) return true;
  if (isPraised(places, text, language)) return true;
  return (
    !spent.has(last + 1) && DENIED_BY[language].has(text[last + 1]?.word ?? "") && endsAt(last + 1, text, language)
  );
}

/** Praise between two words, without a "not" or "any more" in their clause. */
function isPraised(places: readonly number[], text: readonly PlacedWord[], language: Language): boolean {
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const isPraise = (at: number) =>
    !places.includes(at) && PRAISES[language].has(text[at]?.word ?? "") && !AMOUNT.test(text[at + 1]?.word ?? "");
  const between = Array.from({ length: Math.max(last - first - 1, 0) }, (_, i) => first + 1 + i);
  if (!between.some(isPraise)) return false;
  const clause = text.filter((one) => one.clause === text[first]?.clause);
  return !clause.some(({ word }) => NEGATIONS[language].has(word) || LESS[language].has(word));
}

/** True for the last word of a phrase. */
const endsAt = (at: number, text: readonly PlacedWord[], language: Language): boolean => {
  const next = text[at + 1];
  return !next || next.clause !== text[at]?.clause || next.word === "mehr" || JOINING[language].has(next.word);
};
