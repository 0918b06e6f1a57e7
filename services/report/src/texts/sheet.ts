import type { Diet } from "@hundeblick/proto/health/answers";
import type { Texts } from "./texts.ts";

/** Lines of the vet's sheet for every dog, empty without an answer. */
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
  since: {
    de: "Seit wann, wie oft, wird es schlimmer?",
    en: "Since when, how often, getting worse?",
    pl: "Od kiedy, jak często, czy się nasila?",
  },
  eats: { de: "Frisst, trinkt", en: "Eats, drinks", pl: "Je, pije" },
  toilet: { de: "Urin, Kot, Erbrechen", en: "Urine, stool, vomiting", pl: "Mocz, kał, wymioty" },
  swallowed: {
    de: "Gefressen: was, wie viel, wann",
    en: "Swallowed: what, how much, when",
    pl: "Połknięte: co, ile, kiedy",
  },
  travel: { de: "Reisen, Zecken", en: "Travel, ticks", pl: "Podróże, kleszcze" },
  season: { de: "Letzte Läufigkeit", en: "Last season", pl: "Ostatnia cieczka" },
} satisfies Texts;

export const dietNames: Texts<Diet> = {
  dry: { de: "Trockenfutter", en: "Dry food", pl: "Karma sucha" },
  wet: { de: "Nassfutter", en: "Wet food", pl: "Karma mokra" },
  raw: { de: "Roh (BARF)", en: "Raw food (BARF)", pl: "Surowe (BARF)" },
  cooked: { de: "Selbst gekocht", en: "Home-cooked", pl: "Gotowane w domu" },
  mixed: { de: "Gemischt", en: "Mixed", pl: "Mieszane" },
};
