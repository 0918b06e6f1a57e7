import type { Language } from "@hundeblick/proto/language";
import { normalise } from "../free-text/tokenise.ts";
import type { Span } from "../free-text/span.ts";

/** Normalised. `poison` may stand anywhere in the text, the others in one clause. */
type Words = Record<"poison" | "recently" | "some" | "eaten" | "not", RegExp>;
const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    poison:
      /(?<!\p{L})(?:schoko(?:lade)?|zartbitter|kakao|(?:wein)?trauben?|rosinen?|sultaninen|zwiebeln?|knoblauch|xylit|macadamia|birkenzucker)(?!\p{L})/u,
    recently: /(?<!\p{L})(?:gerade|eben|vorhin|heute|soe?ben)(?!\p{L})/u,
    some: /(?<!\p{L})(?:\d+|eine?n?|zwei|drei|vier|funf|zehn|paar|welche|davon|handvoll|halfte|halbe|ganze|viele|stuck)(?!\p{L})/u,
    eaten: /(?<!\p{L})(?:gefressen|gegessen|verschluckt|erwischt|geklaut|verschlungen|geholt)(?!\p{L})/u,
    not: /(?<!\p{L})(?:nicht|nie|kein\p{L}*)(?!\p{L})/u,
  },
  en: {
    poison: /(?<!\p{L})(?:chocolate|cocoa|grapes?|raisins?|sultanas?|onions?|garlic|xylitol|macadamias?)(?!\p{L})/u,
    recently: /(?<!\p{L})(?:just|today|ago|tonight|earlier)(?!\p{L})/u,
    some: /(?<!\p{L})(?:\d+|one|two|three|four|five|six|ten|some|few|half|whole|box|bag|bar|handful|loads|bunch|several|them|it)(?!\p{L})/u,
    eaten: /(?<!\p{L})(?:ate|eaten|swallowed|had|scoffed|stole|stolen)(?!\p{L})/u,
    not: /(?<!\p{L})(?:not|never|no|none)(?!\p{L})|nt(?!\p{L})/u,
  },
  pl: {
    poison:
      /(?<!\p{L})(?:czekolad[aeyo]|kakao|winogron\p{L}*|rodzyn\p{L}*|cebul[aeyi]|czosn\p{L}*|ksylitol\p{L}*|makadami\p{L}*)(?!\p{L})/u,
    recently: /(?<!\p{L})(?:wlasnie|dzis|dzisiaj|przed chwila|temu)(?!\p{L})/u,
    some: /(?<!\p{L})(?:\d+|jedn[oeya]\p{L}*|dwa|dwie|trzy|piec|kilka|pare|troche|garsc|pol|cala|caly|sporo|duzo)(?!\p{L})/u,
    eaten: /(?<!\p{L})(?:zjadl|polkn|zezarl|pozarl)/u,
    not: /(?<!\p{L})nie(?!\p{L})/u,
  },
};

/** The clause in which a dog has just eaten some, of a poison the text asks about elsewhere ("he just ate five"). */
export function eatenSome(text: string, language: Language): Span | undefined {
  const { poison, recently, some, eaten, not } = WORDS[language];
  if (!poison.test(normalise(text, language))) return undefined;
  for (const { 0: typed, index } of text.matchAll(/[^,.;:!?\n]+/g)) {
    const clause = normalise(typed, language);
    if ([recently, some, eaten].every((words) => words.test(clause)) && !not.test(clause))
      return { from: index, to: index + typed.length };
  }
  return undefined;
}
