import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { normalise } from "../free-text/tokenise.ts";

/** Normalised; sleep or a tight lead, and what makes fast or noisy breathing there an emergency all the same. */
const BREATHING: Readonly<Record<Language, { there: RegExp; bad: RegExp }>> = {
  de: {
    there:
      /(?<!\p{L})(?:im schlaf|beim schlafen|schlaft|schlafend|traumt|an der leine|beim ziehen|wenn (?:er|sie) zieht)(?!\p{L})/u,
    bad: /\d|luft|blau|blass|schwach|schlapp|(?<!\p{L})(?:zittert|im sitzen|im stehen|jetzt|heute|gerade|plotzlich|seit|auch|sogar|selbst|nur noch|nicht|kaum|aussetzer|setzt|hort|erstickt|ohnmachtig)(?!\p{L})/u,
  },
  en: {
    there: /(?<!\p{L})(?:asleep|sleeps?|sleeping|dreaming|lead|leash|(?:he|she) pulls|pulling)(?!\p{L})/u,
    bad: /\d|(?<!\p{L})(?:now|today|tonight|just|suddenly|since|even|air|blue|purple|gr[ae]y|pale|gasp\p{L}*|stops?|(?:is|are|do|does|did|was|has|have|had|can|could|would|should|wo)nt|cannot|not|unable|hardly|barely|faint\p{L}*|collaps\p{L}*|struggl\p{L}*)(?!\p{L})/u,
  },
  pl: {
    there: /(?<!\p{L})(?:przez sen|we snie|spi|spiac|na smyczy|(?:jak|gdy|kiedy) ciagnie)(?!\p{L})/u,
    bad: /\d|powietrz|sin[ieya]|blad|slab|siedzac|stojac|trudem|(?<!\p{L})(?:teraz|dzis|dzisiaj|wlasnie|nagle|od|nawet|tez|nie|ledwo|przestaje|bezdech\p{L}*|tchu|mdleje|zemdlal\p{L}*)(?!\p{L})/u,
  },
};

/** Breathing that is fast or noisy in sleep or on a tight lead, with no word that it is worse or new. */
export function isAsleepOrPulling(id: RedFlagNow, sentence: string, language: Language): boolean {
  const { there, bad } = BREATHING[language];
  const said = normalise(sentence, language);
  return id === "breathing" && there.test(said) && !bad.test(said);
}
