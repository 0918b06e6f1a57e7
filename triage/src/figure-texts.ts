/** Figures of hands-on checks. */
export const FIGURE_TEXTS = {
  score: {
    de: "etwa {score} von 9, zwischen {low} und {high}",
    en: "about {score} of 9, between {low} and {high}",
    pl: "około {score} z 9, między {low} a {high}",
  },
  ideal: { de: "{ideal} ({range})", en: "{ideal} ({range})", pl: "{ideal} ({range})" },
  food: { de: "{grams} g am Tag", en: "{grams} g a day", pl: "{grams} g dziennie" },
  foodRange: {
    de: "{grams} g am Tag ({low}–{high} g)",
    en: "{grams} g a day ({low}–{high} g)",
    pl: "{grams} g dziennie ({low}–{high} g)",
  },
  foodUnknown: {
    de: "Gramm erst mit der Energie, die auf der Packung steht",
    en: "grams only with the energy printed on the pack",
    pl: "gramy dopiero po podaniu energii z opakowania",
  },
  meals: { de: "{meals} × {grams} g", en: "{meals} × {grams} g", pl: "{meals} × {grams} g" },
  energy: { de: "{kcal} kcal", en: "{kcal} kcal", pl: "{kcal} kcal" },
  energyRange: {
    de: "{kcal} kcal ({low}–{high})",
    en: "{kcal} kcal ({low}–{high})",
    pl: "{kcal} kcal ({low}–{high})",
  },
  foodEnergy: {
    de: "{kcal} kcal pro 100 g, auf 10 bis 15 % genau",
    en: "{kcal} kcal per 100 g, give or take 10 to 15%",
    pl: "{kcal} kcal na 100 g, z dokładnością do 10–15%",
  },
  treatsUpTo: { de: "bis {max} kcal am Tag", en: "up to {max} kcal a day", pl: "do {max} kcal dziennie" },
  treatsGiven: {
    de: "{used} von höchstens {max} kcal am Tag",
    en: "{used} of at most {max} kcal a day",
    pl: "{used} z najwyżej {max} kcal dziennie",
  },
  more: {
    de: "{percent} mehr als der Startwert",
    en: "{percent} more than the starting point",
    pl: "{percent} więcej niż punkt startu",
  },
  less: {
    de: "{percent} weniger als der Startwert",
    en: "{percent} less than the starting point",
    pl: "{percent} mniej niż punkt startu",
  },
  label: {
    score: { de: "Körperform", en: "Body condition", pl: "Kondycja ciała" },
    ideal: { de: "Idealgewicht", en: "Ideal weight", pl: "Idealna waga" },
    weeks: {
      de: "Dauer bei 1 bis 2 % weniger in der Woche",
      en: "Time at 1 to 2% less a week",
      pl: "Czas przy utracie 1–2% tygodniowo",
    },
    rate: { de: "Atemzüge pro Minute", en: "Breaths a minute", pl: "Oddechy na minutę" },
    food: { de: "Futter", en: "Food", pl: "Karma" },
    meals: { de: "In Mahlzeiten", en: "In meals", pl: "W posiłkach" },
    energy: { de: "Energie am Tag", en: "Energy a day", pl: "Energia dziennie" },
    foodEnergy: {
      de: "Energie des Futters, geschätzt",
      en: "Energy in the food, estimated",
      pl: "Energia w karmie, szacunek",
    },
    treats: { de: "Leckerli", en: "Treats", pl: "Smakołyki" },
    treatsOff: {
      de: "Leckerli, schon abgezogen",
      en: "Treats, already taken off",
      pl: "Smakołyki, już odjęte",
    },
    fedNow: { de: "Du gibst jetzt", en: "You feed now", pl: "Obecna porcja" },
    change: { de: "Veränderung", en: "Change", pl: "Zmiana" },
    sum: { de: "Punkte", en: "Points", pl: "Punkty" },
    weight: { de: "Gewicht", en: "Weight", pl: "Waga" },
  },
} as const;
