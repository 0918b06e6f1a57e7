import type { Diet } from "@hundeblick/proto/health/answers";
import type { Texts } from "./texts.ts";

/** What a practice asks of every dog: the lines of the sheet, empty where nothing was reported. */
export const sheetTexts = {
  breed: { de: "Rasse", en: "Breed", pl: "Rasa" },
  age: { de: "Alter", en: "Age", pl: "Wiek" },
  weight: { de: "Gewicht", en: "Weight", pl: "Waga" },
  sex: { de: "Geschlecht", en: "Sex", pl: "Płeć" },
  medicines: { de: "Medikamente", en: "Medicines", pl: "Leki" },
  last_given: { de: "Zuletzt gegeben", en: "Last given", pl: "Ostatnio podane" },
  illnesses: { de: "Krankheiten", en: "Illnesses", pl: "Choroby" },
  allergies: { de: "Unverträglichkeiten", en: "Intolerances", pl: "Nietolerancje" },
  food: { de: "Futter", en: "Food", pl: "Karma" },
  vaccinated: { de: "Impfung, Entwurmung", en: "Vaccination, worming", pl: "Szczepienie, odrobaczanie" },
} satisfies Texts;

export const dietNames: Texts<Diet> = {
  dry: { de: "Trockenfutter", en: "Dry food", pl: "Karma sucha" },
  wet: { de: "Nassfutter", en: "Wet food", pl: "Karma mokra" },
  raw: { de: "Roh (BARF)", en: "Raw food (BARF)", pl: "Surowe (BARF)" },
  cooked: { de: "Selbst gekocht", en: "Home-cooked", pl: "Gotowane w domu" },
  mixed: { de: "Gemischt", en: "Mixed", pl: "Mieszane" },
};
