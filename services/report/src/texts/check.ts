import type { Localised } from "@hundeblick/proto/language";
import type { Texts } from "./texts.ts";

/** Open questions of a report, by form field. */
export const checkTexts = {
  age_months: { de: "Wie alt ist {dog}?", en: "How old is {dog}?", pl: "Ile lat ma {dog}?" },
  weight_kg: { de: "Wie viel wiegt {dog}?", en: "How much does {dog} weigh?", pl: "Ile waży {dog}?" },
  breed: {
    de: "Welche Rasse oder welcher Mix ist {dog}?",
    en: "What breed or mix is {dog}?",
    pl: "Jakiej rasy albo jakim mieszańcem jest {dog}?",
  },
  /** Breed names are used without case and article, so that each fits. */
  breed_perhaps: {
    de: "{first}? Oder vielleicht {other}?",
    en: "{first}? Or perhaps {other}?",
    pl: "{first}? A może {other}?",
  },
  /** After the name of a breed that the photo looks like. */
  weight_doubt: {
    de: "{kg} passen nicht dazu.",
    en: "{kg} does not fit that.",
    pl: "Waga {kg} do tego nie pasuje.",
  },
  sex: {
    de: "Ist {dog} Rüde oder Hündin?",
    en: "Is {dog} male or female?",
    pl: "Czy {dog} to samiec, czy suka?",
  },
} satisfies Texts;

/** The choice "none of these", which is parsed like an owner's words. */
export const mixedBreed: Localised = { de: "Mischling", en: "Mixed breed", pl: "Mieszaniec" };

/** Shown instead of a score. */
export const scoreTexts = {
  too_little: {
    de: "Für eine Zahl wissen wir zu wenig: {n, plural, =0 {Zu keinem der vier Bereiche} one {Nur zu einem der vier Bereiche} other {Nur zu {n} der vier Bereiche}} haben wir etwas gesehen, gehört oder gemessen, das sich bewerten lässt.",
    en: "We know too little for a number: {n, plural, =0 {in none of the four areas} one {in only one of the four areas} other {in only {n} of the four areas}} was anything seen, told or measured that can be judged.",
    pl: "Za mało wiemy, żeby podać wynik: {n, plural, =0 {w żadnym z czterech obszarów nie ma niczego, co da się ocenić} one {tylko w jednym z czterech obszarów jest coś, co da się ocenić} few {tylko w {n} z czterech obszarów jest coś, co da się ocenić} many {tylko w {n} z czterech obszarów jest coś, co da się ocenić} other {tylko w {n} z czterech obszarów jest coś, co da się ocenić}}.",
  },
  urgent: {
    de: "Keine Zahl: Zuerst soll jemand in der Praxis nachsehen.",
    en: "No number: a vet should look first.",
    pl: "Bez wyniku: najpierw psa powinien obejrzeć weterynarz.",
  },
  from_areas: {
    de: "Aus {n} von 4 Bereichen. Der Rest ist nicht bewertet.",
    en: "From {n} of 4 areas. The rest is not scored.",
    pl: "Na podstawie {n} z 4 obszarów. Reszta nie ma oceny.",
  },
} satisfies Texts;

/** Urgency because of a concern. */
export const concernLevelTexts = {
  now: {
    de: "Nach deinen Antworten zu „{about}“ gehört {dog} jetzt in die Tierklinik.",
    en: "Going by your answers about “{about}”, {dog} needs to see a vet now.",
    pl: "Z twoich odpowiedzi w sprawie „{about}” wynika, że trzeba od razu jechać do weterynarza.",
  },
  today: {
    de: "Nach deinen Antworten zu „{about}“ gehört {dog} heute noch in die Praxis.",
    en: "Going by your answers about “{about}”, {dog} needs to see a vet today.",
    pl: "Z twoich odpowiedzi w sprawie „{about}” wynika, że jeszcze dziś potrzebna jest wizyta u weterynarza.",
  },
  this_week: {
    de: "Nach deinen Antworten zu „{about}“ gehört {dog} diese Woche in die Praxis.",
    en: "Going by your answers about “{about}”, {dog} should see a vet this week.",
    pl: "Z twoich odpowiedzi w sprawie „{about}” wynika, że w tym tygodniu potrzebna jest wizyta u weterynarza.",
  },
  routine: {
    de: "Nach deinen Antworten zu „{about}“ genügt es, beim nächsten Besuch in der Praxis danach zu fragen.",
    en: "Going by your answers about “{about}”, it is enough to mention it at the next visit to the vet.",
    pl: "Z twoich odpowiedzi w sprawie „{about}” wynika, że wystarczy wspomnieć o tym przy następnej wizycie.",
  },
  home: {
    de: "Nach deinen Antworten zu „{about}“ genügt es, {dogAcc} zu Hause zu beobachten.",
    en: "Going by your answers about “{about}”, it is enough to watch {dog} at home.",
    pl: "Z twoich odpowiedzi w sprawie „{about}” wynika, że wystarczy obserwować psa w domu.",
  },
} satisfies Texts;

/** Urgency because of a measurement. */
export const measuredVisitTexts = {
  now: {
    de: "Nach dem, was du gemessen hast („{about}“), gehört {dog} jetzt in die Tierklinik.",
    en: "Going by what you measured (“{about}”), {dog} needs to see a vet now.",
    pl: "Z twojego pomiaru („{about}”) wynika, że trzeba od razu jechać do weterynarza.",
  },
  today: {
    de: "Nach dem, was du gemessen hast („{about}“), gehört {dog} heute noch in die Praxis.",
    en: "Going by what you measured (“{about}”), {dog} needs to see a vet today.",
    pl: "Z twojego pomiaru („{about}”) wynika, że jeszcze dziś potrzebna jest wizyta u weterynarza.",
  },
  this_week: {
    de: "Nach dem, was du gemessen hast („{about}“), gehört {dog} diese Woche in die Praxis.",
    en: "Going by what you measured (“{about}”), {dog} should see a vet this week.",
    pl: "Z twojego pomiaru („{about}”) wynika, że w tym tygodniu potrzebna jest wizyta u weterynarza.",
  },
} satisfies Texts;

/** Summary of the locked content. */
export const lockedTexts = {
  reasons: {
    de: "Warum, und was du bis zum Termin tun und lassen solltest",
    en: "Why, and what to do and not to do until the visit",
    pl: "Dlaczego, co robić i czego unikać do czasu wizyty",
  },
  reasons_no_visit: {
    de: "Warum, was zu tun und zu lassen ist und wann du früher gehen solltest",
    en: "Why, what to do and not to do, and when to go sooner",
    pl: "Dlaczego, co robić, czego unikać i kiedy jechać wcześniej",
  },
  areas: {
    de: "{n, plural, one {Ein Bereich} other {{n} Bereiche}} mit allem, worauf wir uns stützen",
    en: "{n, plural, one {One area with everything it rests on} other {{n} areas with everything they rest on}}",
    pl: "{n, plural, one {Jeden obszar z tym, na czym się opiera} few {{n} obszary z tym, na czym się opierają} many {{n} obszarów z tym, na czym się opierają} other {{n} obszaru z tym, na czym się opierają}}",
  },
  supplements: {
    de: "Was helfen kann, was nicht, und was davon belegt ist",
    en: "What may help, what does not, and what the evidence says",
    pl: "Co może pomóc, co nie i na ile jest to potwierdzone",
  },
  sheet: {
    de: "Ein Zettel für die Praxis mit deinen Angaben",
    en: "A sheet for the vet with your answers",
    pl: "Kartka dla weterynarza z twoimi odpowiedziami",
  },
} satisfies Texts;

/** Change since the previous measurement. */
export const changeTexts = {
  figure: {
    de: "{label}: {before} → {after} {days, plural, =0 {am selben Tag} one {in einem Tag} other {in # Tagen}} (vorher am {day})",
    en: "{label}: {before} → {after} {days, plural, =0 {on the same day} one {in one day} other {in # days}} (before: {day})",
    pl: "{label}: {before} → {after} {days, plural, =0 {tego samego dnia} one {w ciągu jednego dnia} few {w ciągu # dni} many {w ciągu # dni} other {w ciągu # dnia}} (poprzednio: {day})",
  },
  before: { de: "Vorher, am {day}: {text}", en: "Before, on {day}: {text}", pl: "Poprzednio, {day}: {text}" },
} satisfies Texts;
