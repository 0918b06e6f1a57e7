import type { Language } from "@hundeblick/proto/language";
import type { Span } from "../free-text/span.ts";

/** Lower case. `poison` may stand anywhere in the text, the others in one clause. */
type Words = Record<"poison" | "recently" | "some" | "eaten" | "not", RegExp>;
const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    poison:
      /(?<!\p{L})(?:schoko(?:lade)?|zartbitter|kakao|(?:wein)?trauben?|rosinen?|sultaninen|zwiebeln?|knoblauch|xylit|macadamia|birkenzucker)(?!\p{L})/u,
    recently: /(?<!\p{L})(?:gerade|grad|eben|vorhin|heute|soeben)(?!\p{L})/u,
    some: /(?<!\p{L})(?:\d+|eine?n?|zwei|drei|vier|fünf|zehn|paar|welche|davon|handvoll|hälfte|halbe|ganze|viele|stück)(?!\p{L})/u,
    eaten: /(?<!\p{L})(?:gefressen|gegessen|verschluckt|erwischt|geklaut|verschlungen|geholt)(?!\p{L})/u,
    not: /(?<!\p{L})(?:nicht|nie|kein\p{L}*)(?!\p{L})/u,
  },
  en: {
    poison: /(?<!\p{L})(?:chocolate|cocoa|grapes?|raisins?|sultanas?|onions?|garlic|xylitol|macadamias?)(?!\p{L})/u,
    recently: /(?<!\p{L})(?:just|today|ago|tonight|earlier)(?!\p{L})/u,
    some: /(?<!\p{L})(?:\d+|one|two|three|four|five|six|ten|some|few|half|whole|handful|loads|bunch|several|them|it)(?!\p{L})/u,
    eaten: /(?<!\p{L})(?:ate|eaten|swallowed|had|scoffed|stole|stolen)(?!\p{L})/u,
    not: /(?<!\p{L})(?:not|never|no|none)(?!\p{L})|n['’]?t(?!\p{L})/u,
  },
  pl: {
    poison:
      /(?<!\p{L})(?:czekolad[aęyąo]|kakao|winogron\p{L}*|rodzyn\p{L}*|cebul[aęyąi]|czosn\p{L}*|ksylitol\p{L}*|makadami\p{L}*)(?!\p{L})/u,
    recently: /(?<!\p{L})(?:właśnie|dziś|dzisiaj|przed chwilą|temu)(?!\p{L})/u,
    some: /(?<!\p{L})(?:\d+|jedn[oąeya]\p{L}*|dwa|dwie|trzy|pięć|kilka|parę|trochę|garść|pół|całą|cały|sporo|dużo)(?!\p{L})/u,
    eaten: /(?<!\p{L})(?:zjadł|połkn|zeżarł|pożarł)/u,
    not: /(?<!\p{L})nie(?!\p{L})/u,
  },
};

/** The clause in which a dog has just eaten some, of a poison the text asks about elsewhere ("he just ate five"). */
export function eatenSome(text: string, language: Language): Span | undefined {
  const { poison, recently, some, eaten, not } = WORDS[language];
  if (!poison.test(text.toLowerCase())) return undefined;
  for (const { 0: typed, index } of text.matchAll(/[^,.;:!?\n]+/g)) {
    const clause = typed.toLowerCase();
    if ([recently, some, eaten].every((words) => words.test(clause)) && !not.test(clause))
      return { from: index, to: index + typed.length };
  }
  return undefined;
}
