import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";

/** Signs that are also described by everyday words; only these are questioned when they are put mildly. */
const ALSO_EVERYDAY: readonly RedFlagNow[] = ["breathing", "gums"];

/** Lower case; limiting words near a word that is not dangerous in itself. */
const MILD: Record<Language, { limits: RegExp; vague: RegExp }> = {
  de: {
    limits: /(?<!\p{L})(?:manchmal|ab und zu|gelegentlich|etwas|ein bisschen|ein wenig|leicht)(?!\p{L})/u,
    vague: /(?<!\p{L})(?:komisch|seltsam|merkwürdig|anders|blass|hell)(?:e|er|es|en)?(?!\p{L})/u,
  },
  en: {
    limits: /(?<!\p{L})(?:sometimes|now and then|occasionally|a bit|a little|slightly|somewhat)(?!\p{L})/u,
    vague: /(?<!\p{L})(?:funny|odd|oddly|strange|strangely|weird|weirdly|different|differently|pale)(?!\p{L})/u,
  },
  pl: {
    limits: /(?<!\p{L})(?:czasem|czasami|niekiedy|trochę|troszkę|nieco|lekko)(?!\p{L})/u,
    vague: /(?<!\p{L})(?:dziwnie|inaczej|blad(?:e|y|a|ych)|jasne)(?!\p{L})/u,
  },
};

/** A sign put so mildly ("breathes a bit oddly at times") that the owner is asked whether it is bad right now. */
export function isMildlyPut(id: RedFlagNow, sentence: string, language: Language): boolean {
  const { limits, vague } = MILD[language];
  const said = sentence.toLowerCase();
  return ALSO_EVERYDAY.includes(id) && limits.test(said) && vague.test(said);
}
