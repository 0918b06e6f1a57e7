import type { Language } from "@hundeblick/proto/language";

interface Patterns {
  /** A clause about somebody else, or about earlier. */
  aside: RegExp;
  /** Groups: the number `n`, and `years`, `months` or `weeks`. */
  age: readonly RegExp[];
  /** Groups: `female` or `male`. */
  sex: RegExp;
  /** Groups: the number `n`, and `pounds`. */
  weight: RegExp;
  /** Numbers in words. */
  numbers: Readonly<Record<string, number>>;
}

/** How owners write a dog's age, sex and weight; without accents. */
export const STATED_FACTS: Readonly<Record<Language, Patterns>> = {
  de: {
    aside:
      /\b(?:tochter|sohn|kind\w*|baby|enkel\w*|nichte|neffe|junge|madchen|schwester|bruder|freund(?:in)?|mann|frau|mutter|vater|oma|opa|katze|kater|nachbar\w*|nebenan|andere[nrms]?|zweite[nrms]?|welpen|wurf|wunde|narbe|naht|futter\w*|sack|hantel|gebissen|gab|war|waren|damals|fruher|als)\b/i,
    age: [
      /\b(?<n>\d{1,2}(?:[.,]\d{1,2})?|[a-z]+) ?(?:(?<years>jahre?)|(?<months>monate?)|(?<weeks>wochen?)) alt(?:e[nrs]?)?\b/gi,
      /\b(?<n>\d{1,2}(?:[.,]\d)?|[a-z]+?)[- ]?(?:(?<years>jahrige[nrs]?)|(?<months>monatige[nrs]?)|(?<weeks>wochige[nrs]?))\b/gi,
      /\b(?:hund|hundin|rude|welpe) \((?<n>\d{1,2}(?:[.,]\d)?) (?:(?<years>jahre?)|(?<months>monate?)|(?<weeks>wochen?))\)/gi,
    ],
    sex: /\b(?:(?<female>hundin|hundedame)|(?<male>(?<!(?:zweite|andere|anderer|fremde|fremder) )rude))\b/gi,
    weight:
      /\b(?:wiegt (?:jetzt |aktuell |etwa |ca\.? |nur |rund )?)(?<n>\d{1,3}(?:[.,]\d{1,2})?) ?(?:kg|kilo)\b(?! (?:zu|mehr|weniger))|(?<![\d.,])(?<n>\d{1,3}(?:[.,]\d{1,2})?) ?(?:kg|kilo) schwer/gi,
    numbers: {
      halbes: 0.5,
      ein: 1,
      eine: 1,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zwei: 2,
      zweieinhalb: 2.5,
      drei: 3,
      dreieinhalb: 3.5,
      vier: 4,
      funf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwolf: 12,
      dreizehn: 13,
      vierzehn: 14,
    },
  },
  en: {
    aside:
      /\b(?:daughter|son|child|children|kids?|baby|toddler|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|grand\w+|niece|nephew|sister|brother|friend|guy|man|woman|neighbou?rs?|cat|kitten|other|second|puppies|pups|litter|wound|scar|stitches|food|bag|bit|bitten|attack\w*|gave|fed|when|was|were|used to|vet)\b/i,
    age: [
      /\b(?<n>\d{1,2}(?:[.,]\d{1,2})?|[a-z]+)[- ]?(?:(?<years>years?|yrs?)|(?<months>months?|mths?|mo)|(?<weeks>weeks?|wks?))[- ]old\b/gi,
      /\b(?<n>\d{1,2}(?:\.\d)?) ?(?<years>yo|y\/o)\b/gi,
    ],
    sex: /\b(?:(?<female>she|shes|her|bitch)|(?<male>he|hes|him|his))\b/gi,
    weight:
      /\b(?:weighs|weight is) (?:about |around |only |now |just )?(?<n>\d{1,3}(?:[.,]\d{1,2})?) ?(?:kgs?|kilos?|(?<pounds>lbs?|pounds?))\b(?! (?:too|more|less|over|\d))/gi,
    numbers: {
      a: 1,
      an: 1,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      fourteen: 14,
    },
  },
  pl: {
    aside:
      /\b(?:cork\w*|syn\w*|dziec\w*|maz|zona|mama|tata|babci\w*|dziad\w*|siostr\w*|brat\w*|dziewczynk\w*|chlop\w*|sasiad\w*|kot\w*|inn[yaej]\w*|drug[iaej]\w*|szczenieta|szczeniat|miot\w*|rana|guz\w*|blizna|szw\w*|karm\w*|wor\w*|ugry\w*|pogry\w*|mial|miala|byl|byla|gdy|kiedy|temu)\b/i,
    age: [
      /\b(?:ma|majac) (?:juz |dopiero |okolo |ok\.? |prawie )?(?<n>\d{1,2}(?:[.,]\d)?|[a-z]+) ?(?:(?<years>lata?|rok|roku)|(?<months>miesi\w+|mies\.?)|(?<weeks>tygodni\w*|tyg\.?))\b(?! (?:po|przed|temu))/gi,
      /\b(?:pies|suczka|suka|sunia) (?<n>\d{1,2}) (?<years>lata?)(?=\)? *$)/gi,
      /\b(?:szczeniak|szczenie) (?<n>\d{1,2}) (?:(?<months>miesi\w+|mies\.?)|(?<weeks>tygodni\w*|tyg\.?))(?=\)? *$)/gi,
      /\b(?<n>\d{1,2}(?:[.,]\d)?|[a-z]+?)[- ]?(?:(?<years>letni\w*)|(?<months>miesieczn\w*)|(?<weeks>tygodniow\w*))\b/gi,
    ],
    sex: /\b(?:(?<female>suczk[aieo]|suk[aieo]|suni[aeo]?)|(?<male>samiec|samca))\b/gi,
    weight:
      /\bwazy (?:teraz |okolo |ok\.? |tylko |obecnie )?(?<n>\d{1,3}(?:[.,]\d{1,2})?) ?(?:kg|kilo|kilogram\w*)\b(?! (?:za|wiecej|mniej))/gi,
    numbers: {
      pol: 0.5,
      jeden: 1,
      poltora: 1.5,
      dwa: 2,
      dwu: 2,
      trzy: 3,
      cztery: 4,
      cztero: 4,
      piec: 5,
      piecio: 5,
      szesc: 6,
      szescio: 6,
      siedem: 7,
      siedmio: 7,
      osiem: 8,
      osmio: 8,
      dziewiec: 9,
      dziewiecio: 9,
      dziesiec: 10,
      dziesiecio: 10,
      jedenascie: 11,
      jedenasto: 11,
      dwanascie: 12,
      dwunasto: 12,
      trzynascie: 13,
      trzynasto: 13,
    },
  },
};
