import type { Language } from "@hundeblick/proto/language";
import type { PlacedWord } from "./fold.ts";

/** Most words between a subject and its verb. */
const REACH = 7;

type Patterns = Readonly<Record<Language, RegExp>>;

/** Subjects other than the dog; folded. */
export const OTHERS: Patterns = {
  de: /^(?:katze|kater|kaninchen|pferd|hamster|meerschweinchen|papagei|mann|frau|tochter|sohn|kind|kinder|baby|mutter|vater|eltern|schwester|bruder|geschwister|oma|opa|freundin|freund|nachbar|nachbarin|nachbar.+)$/,
  en: /^(?:cats?|kitten|rabbit|horse|hamster|guinea|parrot|husband|wife|daughter|son|kids?|child|children|baby|mums?|moms?|dads?|parents|sisters?|brothers?|littermates?|grans?|friends?|neighbours?|neighbors?|doors)$/,
  pl: /^(?:kot|kota|kotka|krolik|kon|chomik|swinka|papuga|maz|zona|corka|syn|dziecko|mama|tata|rodzice|siostra|siostry|brat|brata|babcia|dziadek|kolezanki|kolezanka|kolegi|sasiadka|sasiadki|sasiada|sasiad|obok|poprzedni.*)$/,
};
/** The dog, or the object of the sentence. */
const DOG: Patterns = {
  de: /^(?:er|sie|ihn|ihm|ihr|eam|hund.*|.*hund|.*hundin|rude|welpe.*|meiner|unserer)$/,
  en: /^(?:he|hes|she|shes|him|her|it|dog|dogs|bitch|puppy|pup|ours|mine)$/,
  pl: /^(?:on|ona|go|mu|ja|jej|jego|pies|psa|piesek|suka|suczka|suni|sunia|nasz|nasza|moj|moja|ten)$/,
};
/** Past, or no complaint. */
const PAST: Patterns = {
  de: /\b(?:verheilt|ausgeheilt|erledigt|uberstanden|(?:letzt|vorig|vergangen)e[sn] (?:jahr|sommer|winter|herbst)|vor \w+ jahren|jahre her|als welpe|wie immer|immer schon|letzten hund)\b/,
  en: /\b(?:years? ago|last (?:year|summer|winter|autumn|dog)|as a pup(?:py)?|cleared up|healed|long since|always has|our last)\b/,
  pl: /\b(?:lata? temu|lat temu|rok temu|zeszlym roku|jako szczeniak|wyleczon\w*|zagoil\w*|zrosl\w*|jak zawsze|poprzedni\w*)\b/,
};
/** Present, whatever was before. */
const PRESENT: Patterns = {
  de: /\b(?:seit|jetzt|wieder|aber|heute|gerade|nun|nicht verheilt)\b/,
  en: /\b(?:since|now|again|still|but|today|hasnt healed|not healed|keeps)\b/,
  pl: /\b(?:teraz|od|znow|znowu|ale|nadal|dalej|dzis|nie zagoil\w*)\b/,
};

/** Dreamt, read, or hypothetical. */
const IMAGINED: Patterns = {
  de: /\b(?:falls|angenommen|gesetzt den fall|vorbeug\w*|vorsorg\w*|verhind\w*|schutz vor|woran (?:erkenn|merk)\w*|wie erkenn\w*|wenn \w+ (?:mal|jemals|irgendwann)|(?:ge|alb)?traum(?:te?|en?)?|film|krimi|roman|serie|sendung|buch|kurs|ab wann|erste hilfe)\b/,
  en: /\b(?:in case|if (?:he|she|my dog|a dog) ever|prevent\w*|avoid|protect\w*|how (?:do|would|can) (?:i|you|we) (?:know|spot|recogni[sz]e)|how to (?:spot|recogni[sz]e)|signs of|dream\w*|nightmare|(?:a|the) (?:film|movie|novel|book)|course|first aid|hypothetic\w*|be (?:ready|prepared))\b/,
  pl: /\b(?:w razie|gdyby|na wypadek|zapobieg\w*|zapobiec|uchronic|chronic|jak (?:rozpoznac|poznac)|po czym poznac|snil\w*|koszmar\w*|film\w*|serial\w*|ksiazk\w*|kurs\w*|pierwsza pomoc|apteczka dla|teoretycznie|profilaktyk\w*)\b/,
};

/** A birth by which an age is given: "deaf since birth"; with an article it is that of the puppies. */
const OWN_BIRTH: Patterns = {
  de: /^(?:seit|von) geburt$/,
  en: /^(?:since|from) birth$/,
  pl: /^od urodzenia$/,
};

/** True for a sentence about the past ("als Welpe hatte er Giardien, längst erledigt"), or without a complaint. */
export const isNotNow = (sentence: string, language: Language): boolean =>
  IMAGINED[language].test(sentence) || (PAST[language].test(sentence) && !PRESENT[language].test(sentence));

/** True for the last word of "since birth". */
export const isOwnBirth = (at: number, text: readonly PlacedWord[], language: Language): boolean =>
  OWN_BIRTH[language].test(`${text[at - 1]?.word} ${text[at]?.word}`);

/** True if somebody else is the subject at a position: "unsere Katze kratzt sich", "next door's bitch". */
export function isOfAnother(at: number, text: readonly PlacedWord[], language: Language): boolean {
  const isOther = (i: number) => OTHERS[language].test(text[i]?.word ?? "");
  for (let i = at - 1; i >= at - REACH && text[i]?.clause === text[at]?.clause; i -= 1) {
    if (isOther(i)) return true;
    if (DOG[language].test(text[i]?.word ?? "")) return isOther(i - 1);
  }
  return false;
}
