import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { normalise } from "../free-text/tokenise.ts";

/** Normalised; a cough compared with something stuck, and what makes it likely that something is. */
const COUGH: Readonly<Record<Language, { like: RegExp; bad: RegExp }>> = {
  de: {
    like: /hust.*(?<!\p{L})als (?:ob|hatte|ware|steck\p{L}*|wurde)/u,
    bad: /verschluck|geschluckt|gefressen|gekaut|kaut|knochen|stock|ball|spielzeug|erstick|luft|blau|plotzlich|speichel|sabber/,
  },
  en: {
    like: /cough.*(?<!\p{L})(?:as if|as though|like) /u,
    bad: /swallow|ate |eaten|chew|bone|stick|ball|toy|chok|breath|blue|sudden|drool|panic/,
  },
  pl: {
    like: /kaszl.*(?<!\p{L})(?:jak ?by|tak jak)/u,
    bad: /polkn|zjad|gryz|kosc|patyk|pilk|zabawk|dusi|oddych|sin|nagle|slin/,
  },
};

/** A cough that sounds as if something were stuck: a kennel cough more often than an object. */
export function isCoughAsIfStuck(id: RedFlagNow, sentence: string, language: Language): boolean {
  const { like, bad } = COUGH[language];
  const said = normalise(sentence, language);
  return id === "foreign_body" && like.test(said) && !bad.test(said);
}
