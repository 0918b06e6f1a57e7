/** Numbers and units of a language; a number word of one language is none in another ("ten miesiąc"). */
interface Wording {
  words: readonly string[];
  /** Fractions of a counted group. */
  parts: readonly string[];
  measures: readonly string[];
  /** Behind a number: frequency. */
  often: string;
  /** A single or half unit of time as a claim: "etwa ein Jahr", but "ein Jahr später" is a story. */
  single: string;
  /** Before a number without a unit: an age ("grey at three"), or the ends of a scale ("von eins bis neun"). */
  age: string;
  scale: readonly [from: string, to: string];
}

const GERMAN: Wording = {
  words: [
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "\\p{L}+(?:zehn|einhalb)",
    "\\p{L}*(?:(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig|hundert|tausend)",
    "anderthalb",
    "(?:zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft|zwanzigst)e[nrms]?",
  ],
  parts: [
    "(?:ein Drittel|ein Viertel|ein Fünftel|die Hälfte) (?:der|aller) Hunde",
    "jede[rn]? (?:zweite|dritte|vierte|fünfte|zehnte)n? Hund",
  ],
  measures: [
    "Prozent",
    "Promille",
    "(?:Milli|Kilo)?gramm",
    "Kilos?",
    "(?:Milli)?liter",
    "(?:Zenti|Milli|Kilo)?metern?",
    "Kalorien",
    "Euro",
    "Cent",
    "Sekunden?",
    "Minuten?",
    "Stunden?",
    "(?:Lebens)?(?:tage?n?|wochen?|monate?n?|jahre?n?)",
    "Quartale?n?",
  ],
  often: String.raw`-?mal (?:am|im|pro|in der|täglich|jährlich)(?: \p{L}+)?`,
  single: String.raw`(?:etwa|rund|ungefähr|knapp|mit|ab|bis zu|unter|über) eine?[mnr]? (?:tag|woche|monat|jahr)|halbe[mnrs]? (?:tag|woche|monat|jahr)(?:es)?`,
  age: "(?:mit|ab)",
  scale: ["von", "bis"],
};
const ENGLISH: Wording = {
  words: [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "\\w+teen",
    "(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?",
    "hundred",
    "thousand",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "twelfth",
  ],
  parts: [
    "(?:half|a third|a quarter|two thirds) (?:of )?(?:the |all )?dogs",
    "every (?:second|third|fourth|fifth|tenth) dog",
  ],
  measures: [
    "percent",
    "per cent",
    "(?:milli|kilo)?grams?",
    "kilos?",
    "(?:milli)?lit(?:re|er)s?",
    "(?:centi|milli|kilo)?metres?",
    "miles?",
    "pounds?",
    "euros?",
    "calories",
    "seconds?",
    "minutes?",
    "hours?",
    "days?",
    "weeks?",
    "months?",
    "years?",
  ],
  often: " times (?:an?|per|every) \\w+",
  single:
    "(?:about|around|roughly|nearly|almost|at|by|within|up to|under|over) (?:an?|one) (?:hour|day|week|month|year)|half an? (?:hour|day|week|month|year)",
  age: "(?:at|by)",
  scale: ["from", "to"],
};
const POLISH: Wording = {
  words: [
    "dwa",
    "dwie",
    "dw[óo]ch",
    "dwu",
    "trzy",
    "trzech",
    "cztery",
    "czterech",
    "pięć",
    "pięciu",
    "sześć",
    "sześciu",
    "siedem",
    "siedmiu",
    "osiem",
    "ośmiu",
    "dziewięć",
    "dziewięciu",
    "dziesięć",
    "dziesięciu",
    "\\p{L}+(?:naście|nastu|dzieści|dziestu|dziesiąt)",
    "sto",
    "tysiąc",
    "p[óo]łtor\\p{L}+",
    "(?:drugi|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt)(?:ego|ym|im|ej|y|a|m)?",
  ],
  parts: ["(?:połowa|jedna trzecia|jedna czwarta|dwie trzecie) (?:wszystkich )?psów"],
  measures: [
    "procent\\w*",
    "(?:mili|kilo)?gram(?:a|y|ów|ach|ami)?",
    "kilo",
    "(?:mili)?litr\\w{0,3}",
    "(?:centy|mili|kilo)?metr(?:a|y|ów|ach)?",
    "kalorii",
    "złot\\p{L}+",
    "euro",
    "sekund\\w*",
    "minut\\w*",
    "godzin\\w*",
    "dni",
    "dniach",
    "dnia",
    "dzień",
    "tygodni\\w*",
    "tydzień",
    "miesi[ąęc]\\w*",
    "lat",
    "latach",
    "rok[u]?",
    "lata",
  ],
  often: " razy (?:na|w|dziennie|rocznie)(?: \\p{L}+)?",
  single:
    "(?:około|prawie|niemal|do|po|przez|w wieku) (?:jednego )?(?:dnia|tygodnia|miesiąca|roku|rok|miesiąc|tydzień)|pół (?:dnia|tygodnia|miesiąca|roku)",
  age: "(?:mając)",
  scale: ["od", "do"],
};
const LANGUAGES = [GERMAN, ENGLISH, POLISH];

/** Units and counted groups, behind digits only: "zwei Hunde" is no claim. */
const SIGNS = [
  "%",
  "‰",
  "mg",
  "µg",
  "mcg",
  "g",
  "kg",
  "ml",
  "l",
  "mm",
  "cm",
  "m",
  "km",
  "kcal",
  "kJ",
  "IE",
  "IU",
  "°C?",
  "€",
  "EUR",
  "zł",
  "£",
  "GBP",
];
const COUNTED = [
  "Hunden?",
  "Hunde",
  "dogs",
  "psów",
  "psy",
  "Tieren?",
  "animals",
  "zwierząt",
  "Labrador(?:e|s|en|ów)",
  "Beagles?",
];

const DIGITS = String.raw`\d[\d.,\u202f\u00a0]*(?:\s*(?:[–-]|bis|to|do)\s*\d[\d.,]*)?`;
const UNITS = [...SIGNS, ...LANGUAGES.flatMap(({ measures }) => measures), ...COUNTED].join("|");
const IN_DIGITS = String.raw`[€£]\s*${DIGITS}|${DIGITS}[\s\u00a0\u202f-]*(?:${UNITS})(?!\p{L})`;
/** Start of a scale: one, which is elsewhere mostly no number. */
const ONE = "eins|one|jednego";
const IN_WORDS = LANGUAGES.map(({ words, parts, measures, often, single, age, scale: [from, to] }) => {
  const word = `(?:${words.join("|")})`;
  const joined = String.raw`(?:\s*(?:[–-]|-?\s?bis|-?\s?oder|und|to|or|and|do|lub|i|,)\s+${word})?`;
  // the look ahead keeps words that are no numbers from being tried twice
  return String.raw`(?=${word})(?:${word}${joined}[\s\u00a0-]+(?:${measures.join("|")})(?!\p{L})|${word}${joined}${often})|${DIGITS}${often}|${parts.join("|")}|(?:${single})(?!\p{L})|${age} ${word}(?=\s*[,.;!?)]|$)|${from} (?:${ONE}|${word})(?: \([^)]*\))? ${to} ${word}(?!\p{L})`;
});
const FIGURE = new RegExp(String.raw`(?<![\p{L}\p{N}_])(?:${[IN_DIGITS, ...IN_WORDS].join("|")})`, "giu");

/** Names with numbers (zoomies, a rule of thumb) and years of the calendar. */
const NAMES =
  /(?:wilden?|mad|dzikie) (?:fünf|five|pięć) (?:Minuten|minutes|minut)|(?:Fünf-Minuten|five-minute)-?\s?(?:Faustregel|Regel|rule)|(?<!\d)(?:19|20)\d\d roku/giu;

/**
 * All figures of a text, in order: a number in digits or words with a unit, percent, money, time or a counted group.
 */
export const figuresIn = (text: string): string[] =>
  [...text.replace(/\s+/g, " ").replace(NAMES, "").matchAll(FIGURE)].map(([figure]) => figure.trim());

/** True when a key of FIGURES names this text or what it is part of: `vet` covers `vet.short`. */
export const covers = (key: string, path: string): boolean => path === key || path.startsWith(`${key}.`);
