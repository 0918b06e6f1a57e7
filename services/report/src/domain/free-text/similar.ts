import { isOneTypoApart } from "@hundeblick/triage/one-typo";

/** Normalised words one letter apart with different meanings, which are never typos of each other. */
const NOT_TYPOS = [
  "aufstehen/ausstehen krampfe/kampfe gesicht/gewicht stollen/stellen stollen/sollen stillen/stellen",
  "gefunden/gesunden versehen/verstehen gegessen/gemessen geworden/geworfen ubergeben/ubergehen trauben/traumen",
  "fenster/fester flasche/falsche schnuller/schneller knochen/kochen hintern/hinter leitung/leistung",
  "gekommen/genommen gewischt/gewicht gewischt/gemischt gefischt/gemischt schwarm/schwarz schlange/schlage",
  "gebrochen/gerochen geleckt/gelockt geleckt/gedeckt geklaut/geklart aufmachen/ausmachen bewegen/belegen",
  "schlecht/schleicht verschwunden/verschwinden aufstehen/aufstechen scheide/schneide pullern/pulvern",
  "gezogen/gewogen gefasst/gepasst",
  "breeding/bleeding heating/beating swaying/staying swaying/saying swaying/spaying falling/failing",
  "growing/growling swelling/smelling shallow/swallow heaving/hearing heaving/heating soaking/shaking",
  "spitting/sitting injected/infected attacked/attached dripping/dropping clipped/chipped paddling/padding",
  "pudding/padding slammed/slimmed scoffed/scuffed slipped/skipped slipped/slipper brought/bought",
  "inflated/inflamed thirsty/thirty drooling/drooping cleaner/cleaned",
  "puchnie/pachnie wyciaga/wciaga chodzic/chlodzic chlodnic/chlodzic przebiera/przebiega wysikac/wynikac",
  "zatacza/zahacza plecach/plucach przestaje/przystaje odmawia/omawia ludzkie/ludzie smoczek/smaczek",
  "wypadek/wpadek trzesie/trzepie trzesie/trzecie jedzenie/jezdzenie",
];
const NOT_A_TYPO = new Set(
  NOT_TYPOS.flatMap((line) => line.split(" ")).flatMap((pair) => {
    const [one, other] = pair.split("/");
    return [`${one} ${other}`, `${other} ${one}`];
  }),
);

/** True for equal words, or words of 7 letters or more that are one typo apart. */
export function isSimilar(expected: string, word: string): boolean {
  if (expected === word) return true;
  if (expected.length < 7 || word.length < 6 || expected[0] !== word[0]) return false;
  return !NOT_A_TYPO.has(`${expected} ${word}`) && isOneTypoApart(expected, word);
}

/** True for inflections: two words of five letters or more with a mostly common beginning. */
export function sharesStem(expected: string, word: string): boolean {
  if (expected.length < 5 || word.length < 5) return false;
  let same = 0;
  while (same < expected.length && same < word.length && expected[same] === word[same]) same += 1;
  return same >= 5 && same >= 0.7 * Math.max(expected.length, word.length);
}

/** True when a word begins with that text; a prefix of 8 letters or more may have one typo. */
export function beginsWith(text: string, word: string): boolean {
  if (word.startsWith(text)) return true;
  if (text.length < 8 || word.length < text.length - 1 || word[0] !== text[0]) return false;
  return [-1, 0, 1].some((more) => isOneTypoApart(text, word.slice(0, text.length + more)));
}
