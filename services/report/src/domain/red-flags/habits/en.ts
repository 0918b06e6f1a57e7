import type { Habit } from "./habit.ts";

export const ENGLISH_HABITS: readonly Habit[] = [
  {
    words:
      /(?<!\p{L})(?:chases?|chasing|hates?|hunts?|catches|snaps?(?: \p{L}+)? at|snapping at)(?: \p{L}+){0,3} (?:wasps?|bees?|hornets?|bumblebees?)(?!\p{L})/giu,
    unless:
      /stung|sting|swoll|swell|yelp|caught|swallowed|ate|drool|breath|hives|throat|mouth|tongue|face|eye|paw|nose|bigger|weak|wobbl|vomit|sick|shak|collaps|got him|got her/iu,
  },
  {
    words:
      /(?<!\p{L})(?:smothers and )?(?:suffocates?|smothers?|chokes?|strangles?) (?:us|me|everyone|you)(?: \p{L}+)? with(?: \p{L}+){0,2} (?:kiss|cuddl|love|lick|affection|hug)\p{L}*/giu,
  },
  {
    words: /(?<!\p{L})(?:can ?not|can['’]?t) breathe without (?:me|us|you|mum|mom|dad)(?=\s*(?:[.!?,;]|$))/giu,
    unless: /help|hold|propp|blue|gasp|mouth|tongue|neck|oxygen|now|sudden/iu,
  },
  {
    words:
      /(?<!\p{L})(?:can ?not|can['’]?t) be (?:left )?(?:alone|on (?:his|her) own)(?: even)?(?: for)?(?: even)? \S+ (?:minutes?|mins?|seconds?|hours?)(?!\p{L})/giu,
  },
  {
    words: /(?<!\p{L})(?:hard|thick)(?:[- ]headed|[- ]head|[- ]skull)(?!\p{L})/giu,
    unless: /swoll|swell|lump|bump|sudden|since|today|yesterday|pain/iu,
  },
  {
    words:
      /(?<=(?:dog|boy|girl|puppy|pup|he|she)(?: is|['’]s) called |(?:his|her|(?:dog|puppy|pup)['’]?s) name is |(?<!\p{L})named )\p{L}+/giu,
  },
  {
    words:
      /(?<!\p{L})goes (?:\p{L}+ )?(?:limp|floppy)(?: like a rag ?doll)? when(?:ever)? [^.!?;]{0,25}(?:pick|lift|hold|carr|cuddl)\p{L}*(?: (?:him|her|it))?(?: up)?(?:,? like a rag ?doll)?/giu,
    unless: /sudden|now|today|since|just|collaps|breath|gums|unconscious|respon|wake|seizure|pale/iu,
  },
  {
    words: /(?<!\p{L})nursing (?:\p{L}+ ){0,3}(?:\d+|\p{L}+)[- ]weeks?[- ]old (?:puppies|pups|litter)(?!\p{L})/giu,
    unless: /not|n['’]t|weak|cold|dying|died|dead/iu,
  },
];
