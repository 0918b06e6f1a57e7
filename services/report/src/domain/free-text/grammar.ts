import type { Language } from "@hundeblick/proto/language";
import { wordSet } from "@hundeblick/triage/word-set";

/** Function words of one language; normalised (see `tokenise.ts`). */
export type Grammar = {
  /** Stop words of phrases. */
  stop: ReadonlySet<string>;
  /** Begin a contrasting clause. */
  but: ReadonlySet<string>;
  and: ReadonlySet<string>;
  /** Colloquial spellings and their standard form. */
  spoken: ReadonlyMap<string, string>;
};

const meant = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([word, typed]) => typed.split(" ").map((one) => [one, word] as const)));

export const GRAMMAR: Readonly<Record<Language, Grammar>> = {
  de: {
    stop: wordSet(
      "der die das den dem des ein eine einen einem einer er sie es mein meine meinen meinem meiner unser unsere unseren hund huendin hundin ruede rude hat ist war wird sich ihm ihn ihr ganz sehr auch mal so da dann doch halt eben total irgendwie etwas am im an in zu mit von vom und beim bei auf aus dass haben sein",
    ),
    but: wordSet("aber jedoch allerdings sondern trotzdem dafur"),
    and: wordSet("und"),
    spoken: meant({
      nicht: "nich net ned nciht nihct nit",
      nichts: "nix nichs garnix garnichts nixx",
      ist: "is",
      jetzt: "jetz etz",
      mehr: "mer",
      bekommt: "bekomt",
      kriegt: "krigt kriecht",
    }),
  },
  en: {
    stop: wordSet(
      "the a an he she it his her him my our we i is was are be been has had have very really so just also a bit to of on in at and that this its hes shes dog",
    ),
    but: wordSet("but however though although yet"),
    and: wordSet("and"),
    spoken: meant({
      nothing: "nothin nuthin nothings",
      not: "nt",
      cannot: "canot",
      breathing: "breathin",
      because: "cos cuz",
    }),
  },
  pl: {
    stop: wordSet(
      "moj moja mojego mojej nasz nasza pies piesek suka suczka sunia on ona ono sie mu jej jego jest byl byla ma mial miala bardzo tez juz troche to ten ta na w z i o do go ja ze a",
    ),
    but: wordSet("ale lecz jednak natomiast"),
    and: wordSet("i oraz a"),
    spoken: meant({ nie: "nei", nic: "niczego" }),
  },
};

/** A clause with one of these has its own statement, so a "no" before the comma does not apply to it. */
export const SUBJECT = wordSet(
  "er sie es he she it hes shes on ona ono hund dog pies ist is jest hat has ma standig ciagle keeps jetzt now teraz",
);
/** Begin a list of absent things ("kein Husten, Erbrechen"). */
export const LIST_NEGATORS = wordSet(
  "kein keine keinen keinerlei ohne weder no without never neither bez brak zadnych zadnego nigdy ani",
);
/** Number words from three up. */
export const NUMBERS = wordSet(
  "drei vier funf sechs sieben acht neun zehn three four five six seven eight nine ten trzy cztery piec szesc siedem osiem dziewiec dziesiec",
);
/** Abbreviations whose dot ends no sentence ("8 tyg. alt"). */
export const ABBREVIATIONS = wordSet(
  "ca evtl std stdn min sek wo mon jhr nr bzw ggf zb inkl max tgl approx wks wk hrs hr mins yrs yr eg ie vs dr tyg ok np godz mies sek min lek wet tj dot",
);
