import type { RedFlagNow, SIGN_ANSWERS } from "@hundeblick/proto/health/answers";
import type { Localised } from "@hundeblick/proto/language";
import type { Texts } from "./texts.ts";

/** Introduces each question; `{words}` are the owner's own. */
export const youWrote: Localised = {
  de: "Du schreibst „{words}“.",
  en: "You wrote “{words}”.",
  pl: "Piszesz „{words}”.",
};

/** Answers to each question. */
export const answerTexts: Texts<(typeof SIGN_ANSWERS)[number]> = {
  now: { de: "Ja, jetzt oder heute", en: "Yes, now or today", pl: "Tak, teraz lub dzisiaj" },
  earlier: { de: "Ja, aber es ist länger her", en: "Yes, but a while ago", pl: "Tak, ale już jakiś czas temu" },
  no: { de: "Nein", en: "No", pl: "Nie" },
};

/** Questions about suspicious words, by sign. */
export const askingTexts: Texts<RedFlagNow> = {
  bloat: {
    de: "Ist der Bauch dick und hart, oder kommt beim Würgen nichts heraus?",
    en: "Is the belly swollen and hard, or is your dog retching with nothing coming up?",
    pl: "Czy brzuch jest wzdęty i twardy albo pies próbuje zwymiotować i nic nie wychodzi?",
  },
  breathing: {
    de: "Fällt das Atmen auch in Ruhe schwer, oder setzt es aus?",
    en: "Is breathing hard work even at rest, or does it stop?",
    pl: "Czy pies ciężko oddycha także w spoczynku albo przestaje oddychać?",
  },
  gums: {
    de: "Sind Zahnfleisch oder Zunge blass, grau oder blau?",
    en: "Are the gums or the tongue pale, grey or blue?",
    pl: "Czy dziąsła lub język są blade, szare albo sine?",
  },
  collapse: {
    de: "Ist dein Hund zusammengebrochen, taumelt er oder reagiert er kaum?",
    en: "Has your dog collapsed, or is your dog staggering or hardly reacting?",
    pl: "Czy pies zasłabł, zatacza się albo prawie nie reaguje?",
  },
  seizure: {
    de: "War oder ist das ein Krampfanfall?",
    en: "Was or is this a seizure?",
    pl: "Czy to jest lub był atak drgawek?",
  },
  poison: {
    de: "Hat dein Hund etwas davon gefressen oder daran geleckt?",
    en: "Has your dog eaten or licked any of it?",
    pl: "Czy pies coś z tego zjadł lub zlizał?",
  },
  no_urine: {
    de: "Presst dein Hund, ohne dass Urin kommt?",
    en: "Is your dog straining without passing urine?",
    pl: "Czy pies próbuje się wysikać i nic nie leci?",
  },
  heatstroke: {
    de: "Ist dein Hund überhitzt: starkes Hecheln, Taumeln, Schwäche?",
    en: "Is your dog overheated: heavy panting, staggering, weakness?",
    pl: "Czy pies jest przegrzany: mocno dyszy, zatacza się, jest słaby?",
  },
  bleeding: {
    de: "Blutet es stark, oder hört es nicht auf?",
    en: "Is it bleeding heavily, or not stopping?",
    pl: "Czy krwawienie jest silne albo nie ustaje?",
  },
  eye_injury: {
    de: "Ist das Auge verletzt, zugekniffen oder tritt es hervor?",
    en: "Is the eye injured, held shut or bulging?",
    pl: "Czy oko jest zranione, mocno zmrużone albo wytrzeszczone?",
  },
  birth: {
    de: "Bekommt deine Hündin gerade Welpen, und es geht nicht weiter?",
    en: "Is your dog giving birth, and has labour stalled?",
    pl: "Czy suka właśnie rodzi i poród nie postępuje?",
  },
  paralysis: {
    de: "Kann dein Hund die Beine nicht mehr bewegen, oder schleifen sie nach?",
    en: "Can your dog no longer use the legs, or are they dragging?",
    pl: "Czy pies nie może ruszać łapami albo ciągnie je za sobą?",
  },
  bloody_gi: {
    de: "Ist Blut dabei, ist es schwarz wie Teer oder Kaffeesatz, oder bricht dein Hund immer wieder?",
    en: "Is there blood, is it black like tar or coffee grounds, or does the vomiting go on and on?",
    pl: "Czy jest w tym krew, czy jest czarne jak smoła lub fusy z kawy, czy wymioty wciąż się powtarzają?",
  },
  puppy_not_eating: {
    de: "Frisst ein Welpe nicht?",
    en: "Is a puppy not eating?",
    pl: "Czy szczenię nie je?",
  },
  trauma: {
    de: "Hatte dein Hund einen Unfall, einen Sturz oder eine Beißerei?",
    en: "Has your dog had an accident or a fall, or been in a fight?",
    pl: "Czy pies miał wypadek, spadł albo został pogryziony?",
  },
  foreign_body: {
    de: "Hat dein Hund etwas verschluckt, das kein Futter ist?",
    en: "Has your dog swallowed something that is not food?",
    pl: "Czy pies połknął coś, co nie jest jedzeniem?",
  },
  face_swelling: {
    de: "Schwillt das Gesicht plötzlich an?",
    en: "Is the face suddenly swelling?",
    pl: "Czy pysk nagle puchnie?",
  },
  burn: {
    de: "Hat sich dein Hund verbrannt, verbrüht oder verätzt?",
    en: "Has your dog been burnt or scalded, by heat or a chemical?",
    pl: "Czy pies poparzył się czymś gorącym lub żrącym?",
  },
  electric: {
    de: "Hat dein Hund einen Stromschlag bekommen oder in ein Stromkabel gebissen?",
    en: "Has your dog had an electric shock or bitten a live cable?",
    pl: "Czy pies został porażony prądem albo ugryzł kabel pod napięciem?",
  },
  near_drowning: {
    de: "War dein Hund unter Wasser?",
    en: "Has your dog been under water?",
    pl: "Czy pies był pod wodą?",
  },
  snake_sting: {
    de: "Wurde dein Hund von einer Schlange gebissen, oder schwillt ein Stich an?",
    en: "Has a snake bitten your dog, or is a sting swelling?",
    pl: "Czy psa ukąsił wąż albo użądlone miejsce puchnie?",
  },
  pyometra: {
    de: "Geht es deiner Hündin nach der Läufigkeit schlecht, oder kommt Ausfluss?",
    en: "Is your dog unwell after a season, or is there discharge?",
    pl: "Czy suka źle się czuje po cieczce albo ma wyciek z pochwy?",
  },
};
