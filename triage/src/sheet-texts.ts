import type { Localised } from "@hundeblick/proto/language";

/** Labels of the vet's sheet, on the site and as a PDF. */
export const SHEET = {
  title: { de: "Zettel für die Praxis", en: "Sheet for the vet", pl: "Kartka dla weterynarza" },
  ownWords: { de: "Mit eigenen Worten", en: "In the owner's words", pl: "Słowami opiekuna" },
  told: { de: "Das wurde uns gesagt", en: "What the owner told us", pl: "Co powiedział opiekun" },
  measured: { de: "Zu Hause gemessen", en: "Measured at home", pl: "Zmierzone w domu" },
  signs: { de: "Anzeichen, über die wir sprechen sollten", en: "Signs to talk about", pl: "Objawy do omówienia" },
  seen: { de: "Das war auf dem Foto zu sehen", en: "What the photo showed", pl: "Co było widać na zdjęciu" },
  morePhotos: {
    de: "Weitere Fotos im Bericht",
    en: "More photos in the report",
    pl: "Więcej zdjęć w raporcie",
  },
  rules: { de: "Was unsere Regeln sagen", en: "What our rules say", pl: "Co mówią nasze reguły" },
  notReviewed: {
    de: "Aus veröffentlichten Quellen zusammengestellt, nicht tierärztlich geprüft.",
    en: "Built from published sources. Not read by a vet.",
    pl: "Na podstawie opublikowanych źródeł, niesprawdzone przez weterynarza.",
  },
  questions: { de: "Meine Fragen", en: "My questions", pl: "Moje pytania" },
  notes: { de: "Notizen der Praxis", en: "Vet's notes", pl: "Notatki gabinetu" },
  yourDog: { de: "Dein Hund", en: "Your dog", pl: "Twój pies" },
  /** `day`: date of the answers. */
  written: {
    de: "Geschrieben am {day} aus den Angaben der Halterin oder des Halters und einem Foto. Das ist kein Untersuchungsbefund.",
    en: "Written on {day} from the owner's answers and one photo. These are no examination findings.",
    pl: "Z dnia {day}, na podstawie odpowiedzi opiekuna i jednego zdjęcia. To nie jest wynik badania.",
  },
  quote: { de: "„{text}“", en: "“{text}”", pl: "„{text}”" },
} satisfies Record<string, Localised>;
