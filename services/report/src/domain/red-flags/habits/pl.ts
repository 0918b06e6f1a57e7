import type { Habit } from "./habit.ts";

export const POLISH_HABITS: readonly Habit[] = [
  {
    words:
      /(?<!\p{L})(?:goni|poluje na|łapie|nienawidzi|kłapie na)(?: \p{L}+){0,2} (?:osy|os|pszczoły|pszczół|szerszenie|trzmiele)(?!\p{L})/giu,
    unless:
      /użądl|ukąs|ugryz|spuch|puchn|opuch|połkn|zjad|złapał|ślin|pisk|gardł|pysk|język|szyj|oko|łap[aęy]|dysz|wymiot|słab|chwie|drż/iu,
  },
  {
    words:
      /(?<!\p{L})(?:dusi|zadusi|udusi) (?:nas|mnie|wszystkich)(?: \p{L}+)? (?:pocałun|całus|buziak|miłości|czułości|przytul)\p{L}*/giu,
  },
  {
    words:
      /(?<!\p{L})nie (?:potrafi|umie|może) (?:beze mnie|bez nas) (?:oddychać|żyć), (?:przylepa|przytulas|pieszczoch)/giu,
    unless: /pomoc|trzyma|sin|pysk|język|szyj|tlen|teraz|nagle/iu,
  },
  {
    words:
      /(?<!\p{L})nie (?:może|potrafi|umie|wytrzyma) (?:\p{L}+ )?(?:sam|sama)(?: nawet)?(?: przez)? \S+ (?:minut\p{L}*|sekund\p{L}*|godzin\p{L}*)/giu,
  },
  {
    words: /(?<!\p{L})tward(?:a|ą|ej) głow(?:a|ę|ą|y)(?!\p{L})/giu,
    unless: /spuch|opuch|guz|nagle|od|dziś|wczoraj|bol/iu,
  },
  { words: /(?<=(?:(?:pies|suka|suczka|piesek) nazywa się|wabi się|ma na imię|o imieniu) )\p{L}+/giu },
  {
    words:
      /(?<!\p{L})(?:wiotczeje|robi się (?:wiotk|bezwładn)\p{L}*),? (?:jak|gdy|kiedy) [^.!?;]{0,25}(?:na ręce|podnos|podnies|nosi)\p{L}*/giu,
    unless: /nagle|teraz|dziś|od|oddy|przytomn|reag|dziąs/iu,
  },
  {
    words: /(?<!\p{L})karmi (?:\p{L}+ ){0,2}(?:\d+|\p{L}+)[- ]?tygodniowe szczeni\p{L}+/giu,
    unless: /nie|słab|zimn|umier/iu,
  },
];
