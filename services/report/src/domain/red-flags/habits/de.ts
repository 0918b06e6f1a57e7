import type { Habit } from "./habit.ts";

export const GERMAN_HABITS: readonly Habit[] = [
  {
    words:
      /(?<!\p{L})(?:jagt|hasst|fängt|verfolgt|verbellt|fürchtet|schnappt(?: \p{L}+){0,2} nach)(?: \p{L}+){0,3} (?:wespen?|bienen?|hummeln?|hornissen?)(?: und schnappt(?: \p{L}+)? nach (?:ihnen|denen))?(?!\p{L})/giu,
    unless:
      /stich|stoch|schwoll|schwill|dick|erwischt|verschluckt|gefressen|jault|sabber|luft|rot(?!\p{L})|hals|maul|schnauze|zunge|gesicht|auge|pfote|getroffen|breiter|größer|quaddel|hechel|erbr|kotz|taumel|zitter|schwach|matt/iu,
  },
  {
    words:
      /(?<!\p{L})erstickt (?:uns|mich|alle)(?: \p{L}+)? (?:mit|vor)(?: \p{L}+){0,2} (?:küss|liebe|kuschel|zuneigung|schleck|umarm)\p{L}*/giu,
  },
  {
    words: /(?<!\p{L})ohne (?:mich|uns)(?: \p{L}+)? nicht (?:atmen|leben)(?=\s*(?:[.!?,;]|$))/giu,
    unless: /hilf|halt|stütz|blau|luft|maul|zunge|hals|sauerstoff|jetzt|plötzlich/iu,
  },
  {
    words:
      /(?<!\p{L})kann (?:noch )?keine \S+ (?:min|minuten?|sekunden?|stunden?) (?:lang )?(?:allein|alleine|ohne (?:mich|uns)) (?:sein|bleiben)(?!\p{L})/giu,
  },
  {
    words: /(?<!\p{L})harte[rn]? (?:schädel|kopf|dickkopf|dickschädel)(?!\p{L})/giu,
    unless: /schwoll|schwell|beule|plötzlich|seit|heute|gestern|schmerz/iu,
  },
  { words: /(?<=(?:hund|hündin|rüde|welpe|er|sie) heißt |(?<!\p{L})namens )\p{L}+/giu },
  {
    words:
      /(?<!\p{L})wird (?:\p{L}+ )?schlaff,? (?:wenn|sobald) [^.!?;]{0,25}(?:hochheb|hochhebt|hochnimmt|hochnehme|trägt|arm nimmt|arm nehme)\p{L}*/giu,
    unless: /plötzlich|seit|jetzt|heute|gerade|atme|luft|bewusstlos|ansprech|zahnfleisch|wacht/iu,
  },
  {
    words: /(?<!\p{L})säugt (?:\p{L}+ ){0,3}(?:\d+|\p{L}+)[- ](?:wochen|monate)[- ]alte[n]? welpen(?!\p{L})/giu,
    unless: /nicht|kein|schwach|kalt|tot|stirbt/iu,
  },
];
