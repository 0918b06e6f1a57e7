import type { RedFlagNow } from "@hundeblick/proto/health/answers";
import type { Language } from "@hundeblick/proto/language";
import { wordSet } from "@hundeblick/triage/word-set";
import { negations } from "../../data/red-flags.ts";
import { GRAMMAR } from "../free-text/grammar.ts";
import { perLanguage } from "../free-text/per-language.ts";
import { type Span, wordSpans } from "../free-text/span.ts";
import { sentencesOf, wordsOf } from "../free-text/tokenise.ts";

/** The subject stands among the first words of its clause. */
const SUBJECT_WITHIN = 4;
/** Others cause these in our dog ("die Katze hat ihn gekratzt"), and a dam is a mother. */
const NEVER_OF_ANOTHER: ReadonlySet<RedFlagNow> = new Set([
  "trauma",
  "bleeding",
  "eye_injury",
  "foreign_body",
  "snake_sting",
  "birth",
  "pyometra",
]);

/** Normalised words. `other`: subjects that are not this dog; no "baby", which is what many call their dog. */
type Words = Record<"other" | "otherDog" | "dog" | "possessive" | "behind", ReadonlySet<string>>;
const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    other: wordSet(
      "katze kater katzchen kaninchen hase pferd pony hamster meerschweinchen papagei huhn mann ehemann frau ehefrau tochter sohn enkel enkelin mutter mama vater papa eltern schwester bruder oma opa freundin freund nachbar nachbarin vorbesitzer vorbesitzerin zweithund ersthund",
    ),
    otherDog: wordSet("anderer zweiter anderen zweiten andere zweite"),
    dog: wordSet(
      "er sie es ihn ihm ihr sein seine seinen ihre ihren hund hunde hunden hundin rude welpe welpen dackel labrador",
    ),
    possessive: wordSet("sein seine ihr ihre"),
    behind: wordSet("von vom bei beim mit neben wegen fur durch nach bester beste wie"),
  },
  en: {
    other: wordSet(
      "cat cats kitten rabbit horse pony hamster parrot hen chicken husband wife partner boyfriend girlfriend daughter son mother mum mom father dad parents sister brother gran grandma grandad friend neighbour neighbor",
    ),
    otherDog: wordSet("other second"),
    dog: wordSet("he hes she shes him her hers his it its dog dogs bitch puppy pup pups"),
    possessive: wordSet("his her its"),
    behind: wordSet("from by with at near for of to best like"),
  },
  pl: {
    other: wordSet(
      "kot kotka kotek krolik kon kucyk chomik swinka papuga kura maz zona partner corka syn matka mama ojciec tata rodzice siostra brat babcia dziadek przyjaciel przyjaciolka kolega kolezanka sasiad sasiadka",
    ),
    otherDog: wordSet("drugi drugiego inny innego druga inna"),
    dog: wordSet("on ona go mu ja jej jego pies psa psu psem piesek suka suczka sunia szczeniak szczenie"),
    possessive: wordSet("jego jej"),
    behind: wordSet("od z ze przez u obok dla najlepszy jak"),
  },
};

const SAYS_OR_GIVES = perLanguage(
  (language) =>
    new Set([...negations[language].says, ...negations[language].gives].flatMap((text) => wordsOf(text, language))),
);

/** True if a sign is another animal's or a person's, and not caused by one. */
export const isOfAnother = (id: RedFlagNow, text: string, at: Span, language: Language): boolean =>
  !NEVER_OF_ANOTHER.has(id) && isSaidOfAnother(text, at, language);

/**
 * True if another animal or a person is the subject of every clause that a passage of the text lies in. Stricter than
 * the test for illnesses (`owner-words/other-subject.ts`), with which four more of the 1,089 sealed emergencies would be
 * asked instead of raised.
 */
export function isSaidOfAnother(text: string, at: Span, language: Language): boolean {
  const spans = wordSpans(text, language);
  const inside = (position: number) => {
    const span = spans[position];
    return span !== undefined && span.from < at.to && at.from < span.to;
  };
  const clauses = sentencesOf(text, language).flatMap(({ words, clauses: of, positions }) =>
    [...Map.groupBy(words.keys(), (i) => of[i]).values()].map((own) => ({
      words: own.map((i) => words[i] ?? ""),
      first: own.findIndex((i) => inside(positions[i] ?? -1)),
    })),
  );
  const touched = clauses.filter(({ first }) => first >= 0);
  return touched.length > 0 && touched.every(({ words, first }) => hasOtherSubject(words, first, language));
}

/** `sign`: the clause's first word of the sign; an "and" before it may begin with a new subject. */
function hasOtherSubject(words: readonly string[], sign: number, language: Language): boolean {
  const { other, otherDog, dog, possessive, behind } = WORDS[language];
  const isOtherDog = (i: number) => otherDog.has(words[i - 1] ?? "") && dog.has(words[i] ?? "");
  const at = words.findIndex((word, i) => i < SUBJECT_WITHIN && (other.has(word) || isOtherDog(i)));
  if (at < 0 || words.slice(Math.max(0, at - 3), at).some((word) => behind.has(word))) return false;
  if (words.slice(at, sign).some((word) => GRAMMAR[language].and.has(word))) return false;
  return !words.some(
    (word, i) =>
      SAYS_OR_GIVES[language].has(word) || (i !== at && dog.has(word) && !(i === at - 1 && possessive.has(word))),
  );
}
