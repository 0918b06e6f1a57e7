import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { wordsOf } from "../free-text/tokenise.ts";

/** Normalised; a cough compared with something unnamed in the throat, with no other word behind it, and what forbids. */
const COUGH: Readonly<Record<Language, { like: RegExp; bad: RegExp }>> = {
  de: {
    like: /\bhust.* als (?:ob|hatte|ware|steckte|wurde)(?: (?:er|sie|es|ihm|ihr|da|etwas|was|im|in|seinem|ihrem|hals|rachen|steckt|steckte|stecken|steckenbleibt|hangt|hatte|ware|wurde))+$/,
    bad: /steck.*hust|verschluck|geschluckt|gefressen|kau|knochen|plotzlich|ununterbrochen|dauernd|standig|schwach|luft|blau/,
  },
  en: {
    like: /\bcough.* (?:as if|as though|like)(?: (?:he|she|it|hes|shes|its|there|theres|has|had|got|is|was|were|something|somethings|stuck|caught|in|his|her|the|throat))+$/,
    bad: /stuck.*cough|swallow|eat|ate |chew|bone|sudden|constant|stop|weak|breath|blue|chok/,
  },
  pl: {
    like: /\bkaszl.* jak ?by(?: (?:cos|mu|jej|mial|miala|w|gardle|utknelo|utkwilo|stanelo|tkwilo|bylo|zostalo))+$/,
    bad: /utkn.*kaszl|gardl.*kaszl|polkn|zjad|gryz|kosc|nagle|ciagle|bez przerwy|slab|oddych|sin/,
  },
};

/** A cough that sounds as if something were stuck: a kennel cough more often than an object. */
export function isCoughAsIfStuck(id: RedFlagNow, sentence: string, language: Language): boolean {
  const { like, bad } = COUGH[language];
  const said = wordsOf(sentence, language).join(" ");
  return id === "foreign_body" && like.test(said) && !bad.test(said);
}
