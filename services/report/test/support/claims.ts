import type { Language } from "@hundeblick/proto/language";

/** Forbidden claims about the product or a supplement. */
const FORBIDDEN: Record<Language, RegExp[]> = {
  de: [
    /diagnos/i,
    /\bheil(t|en|ung|sam|end)/i,
    /\blinder/i,
    /therap/i,
    /\bkurier/i,
    /\bbehand(el|lung)/i,
    /beug\w* (\w+ )*vor\b/i,
    /vorbeug/i,
    /erkenn\w* (\w+ )?Krankheit/i,
    /klinisch/i,
    /garanti/i,
    /wunder(mittel|bar)/i,
    /\bhat (eine?n? )?\w*(krankheit|entzündung|arthrose|dysplasie|allergie|schmerzen)\b/i,
  ],
  en: [
    /diagnos/i,
    /\b(heal|cure)(s|d|ed|ing)?\b/i,
    /\btreat(ed|ing|ment)\b/i,
    /\btreats (your|his|her|this|pain|disease|joint)/i,
    /therap/i,
    /\bprevent(s|ed|ing|ion)?\b/i,
    /clinical/i,
    /guarant/i,
    /miracle/i,
    /\bhas (a |an )?\w*(disease|arthritis|infection|dysplasia|allergy)\b/i,
  ],
  pl: [
    /diagno/i,
    /\blecz(y|ą|enie|eniu|ony|yć)\b/i,
    /\bwylecz/i,
    /uzdraw/i,
    /terap/i,
    /zapobieg/i,
    /kliniczn/i,
    /gwarant/i,
    /cudown/i,
    /\b(ma|choruje na) (chorob|zapalen|alergi|dysplazj)/i,
  ],
};
/** Superlatives about ourselves, exclamation marks and unresolved patterns, in every language. */
const EVERYWHERE = [
  /!/,
  /\bundefined\b|\bnull\b|\[object/,
  /\b(beste[rs]?|the best|najlepsz\w+) (Mittel|Ergänzung|Bericht|supplement|report|raport)/i,
];

export const forbiddenIn = (text: string, language: Language): string[] =>
  [...FORBIDDEN[language], ...EVERYWHERE].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
