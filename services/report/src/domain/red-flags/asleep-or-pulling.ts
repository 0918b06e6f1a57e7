import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";

/** Lower case; sleep or a tight lead, and what makes fast or noisy breathing there an emergency all the same. */
const BREATHING: Readonly<Record<Language, { there: RegExp; bad: RegExp }>> = {
  de: {
    there:
      /(?<!\p{L})(?:im schlaf|beim schlafen|schläft|schlafend|träumt|an der leine|beim ziehen|wenn (?:er|sie) zieht)(?!\p{L})/u,
    bad: /\d|luft|blau|blass|(?<!\p{L})(?:jetzt|heute|gerade|plötzlich|seit|auch|sogar|selbst|nur noch|nicht|kaum|aussetzer|setzt|hört|erstickt|ohnmächtig)(?!\p{L})/u,
  },
  en: {
    there: /(?<!\p{L})(?:asleep|sleeps?|sleeping|dreaming|lead|leash|(?:he|she) pulls|pulling)(?!\p{L})/u,
    bad: /\d|(?<!\p{L})(?:now|today|tonight|just|suddenly|since|even|air|blue|pale|gasp\p{L}*|stops?|\p{L}+n['’]t|cant|wont|isnt|doesnt|cannot|not|unable|hardly|barely|faint\p{L}*|collaps\p{L}*|struggl\p{L}*)(?!\p{L})/u,
  },
  pl: {
    there: /(?<!\p{L})(?:przez sen|we śnie|śpi|śpiąc|na smyczy|(?:jak|gdy|kiedy) ciągnie)(?!\p{L})/u,
    bad: /\d|powietrz|sin[ieya]|blad|(?<!\p{L})(?:teraz|dziś|dzisiaj|właśnie|nagle|od|nawet|też|nie|ledwo|przestaje|bezdech\p{L}*|tchu|mdleje|zemdlał\p{L}*)(?!\p{L})/u,
  },
};

/** Breathing that is fast or noisy in sleep or on a tight lead, with no word that it is worse or new. */
export function isAsleepOrPulling(id: RedFlagNow, sentence: string, language: Language): boolean {
  const { there, bad } = BREATHING[language];
  const said = sentence.toLowerCase();
  return id === "breathing" && there.test(said) && !bad.test(said);
}
