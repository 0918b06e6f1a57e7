import type { Language } from "@hundeblick/proto/language";

interface Preview {
  title: string;
  text: string;
}

/** Preview of a link to a report, without anything about the dog. */
export const PREVIEW_WORDS: Readonly<Record<Language, Preview>> = {
  de: {
    title: "Bericht über einen Hund",
    text: "Was auf einem Foto zu sehen ist, was dazu erzählt wurde und was für Rasse und Alter typisch ist. Lesen kann ihn, wer diesen Link hat.",
  },
  en: {
    title: "A report about a dog",
    text: "What can be seen in a photo, what the owner told us and what is typical of breed and age. Whoever has this link can read it.",
  },
  pl: {
    title: "Raport o psie",
    text: "Co widać na zdjęciu, co dodano w odpowiedziach i co jest typowe dla rasy i wieku. Może go przeczytać każdy, kto ma ten link.",
  },
};
