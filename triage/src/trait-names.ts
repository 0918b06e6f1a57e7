import type { Localised } from "@hundeblick/proto/language";
import type { Trait } from "./traits.ts";

/** Traits as texts, for reasons. */
export const TRAIT_NAMES: Record<Trait, Localised> = {
  puppy: { de: "jünger als 6 Monate", en: "under 6 months old", pl: "poniżej 6. miesiąca życia" },
  youngPuppy: { de: "jünger als 16 Wochen", en: "under 16 weeks old", pl: "poniżej 16. tygodnia życia" },
  young: { de: "jünger als 18 Monate", en: "under 18 months old", pl: "poniżej 18. miesiąca życia" },
  adultTeeth: { de: "mindestens 8 Monate alt", en: "at least 8 months old", pl: "co najmniej 8 miesięcy" },
  senior: { de: "älter als 8 Jahre", en: "over 8 years old", pl: "powyżej 8 lat" },
  small: { de: "unter 5 kg", en: "under 5 kg", pl: "poniżej 5 kg" },
  giant: { de: "über 40 kg", en: "over 40 kg", pl: "powyżej 40 kg" },
  deepChested: {
    de: "Rasse mit tiefem Brustkorb",
    en: "a deep-chested breed",
    pl: "rasa o głębokiej klatce piersiowej",
  },
  shortNosed: { de: "kurznasige Rasse", en: "a short-nosed breed", pl: "rasa z krótkim pyskiem" },
  pregnant: { de: "trächtig", en: "pregnant", pl: "w ciąży" },
  intactFemale: { de: "nicht kastrierte Hündin", en: "unspayed female", pl: "niesterylizowana suka" },
  intactMale: { de: "nicht kastrierter Rüde", en: "unneutered male", pl: "niekastrowany samiec" },
  spayed: { de: "kastrierte Hündin", en: "spayed female", pl: "wysterylizowana suka" },
  male: { de: "Rüde", en: "male", pl: "samiec" },
  female: { de: "Hündin", en: "female", pl: "suka" },
  diabetic: { de: "Diabetes", en: "diabetes", pl: "cukrzyca" },
  heartDisease: { de: "Herzerkrankung", en: "heart disease", pl: "choroba serca" },
  addison: { de: "Morbus Addison", en: "Addison's disease", pl: "choroba Addisona" },
  kidneyDisease: { de: "Nierenerkrankung", en: "kidney disease", pl: "choroba nerek" },
  pancreatitis: { de: "Pankreatitis", en: "pancreatitis", pl: "zapalenie trzustki" },
  onPainkillers: { de: "bekommt Schmerzmittel", en: "on painkillers", pl: "przyjmuje leki przeciwbólowe" },
  onSteroids: { de: "bekommt Kortison", en: "on steroids", pl: "przyjmuje sterydy" },
  onBloodThinners: { de: "bekommt Blutverdünner", en: "on blood thinners", pl: "przyjmuje leki na krzepliwość" },
};
