import type { FindingCode } from "../../domain/rules/ratings.ts";
import type { Texts } from "../texts.ts";

/** One line for the lists of strengths and things to watch. Other codes use the whole sentence. */
export const shortTexts: Partial<Texts<FindingCode>> = {
  coat_even: {
    de: "Gleichmäßiges Fell ohne sichtbare Lücken.",
    en: "An even coat with no visible gaps.",
    pl: "Równa sierść bez widocznych ubytków.",
  },
  coat_shiny: { de: "Glänzendes Fell.", en: "A shiny coat.", pl: "Lśniąca sierść." },
  coat_dull: { de: "Das Fell wirkt stumpf.", en: "The coat looks dull.", pl: "Sierść wygląda na matową." },
  coat_patchy: {
    de: "Eine dünne oder lückige Stelle im Fell.",
    en: "A thin or patchy spot in the coat.",
    pl: "Przerzedzone miejsce w sierści.",
  },
  coat_matted: { de: "Verfilzte Stellen im Fell.", en: "Matted fur.", pl: "Kołtuny w sierści." },
  skin_reddened: {
    de: "Eine gerötet wirkende Hautstelle.",
    en: "A patch of skin that looks red.",
    pl: "Zaczerwienione miejsce na skórze.",
  },
  flakes_visible: { de: "Schuppen im Fell.", en: "Flakes in the coat.", pl: "Łupież w sierści." },
  told_dull_coat: {
    de: "Stumpfes oder stark haarendes Fell.",
    en: "A dull or heavily shedding coat.",
    pl: "Matowa lub mocno wypadająca sierść.",
  },
  body_ideal: {
    de: "Eine gute Figur auf diesem Foto.",
    en: "A good body shape in this photo.",
    pl: "Dobra sylwetka na tym zdjęciu.",
  },
  body_heavy: {
    de: "Wirkt auf dem Foto eher rund.",
    en: "Looks rather round in the photo.",
    pl: "Na zdjęciu sylwetka wydaje się dość okrągła.",
  },
  told_overweight: {
    de: "Zu viel Gewicht, wie du schreibst.",
    en: "Too much weight, as you told us.",
    pl: "Za dużo kilogramów, jak piszesz.",
  },
  weight_in_range: {
    de: "{weight}: im üblichen Bereich der Rasse ({range}).",
    en: "{weight}: within the usual range of the breed ({range}).",
    pl: "{weight}: w typowym zakresie dla rasy ({range}).",
  },
  weight_above_slightly: {
    de: "Etwas mehr Gewicht, als bei der Rasse üblich ist.",
    en: "Slightly more weight than is usual for the breed.",
    pl: "Waga nieco wyższa niż typowa dla rasy.",
  },
  weight_above: {
    de: "Deutlich mehr Gewicht, als bei der Rasse üblich ist.",
    en: "Clearly more weight than is usual for the breed.",
    pl: "Waga wyraźnie wyższa niż typowa dla rasy.",
  },
  weight_far_above: {
    de: "Weit mehr Gewicht, als bei der Rasse üblich ist.",
    en: "Far more weight than is usual for the breed.",
    pl: "Waga dużo wyższa niż typowa dla rasy.",
  },
  weight_below: {
    de: "Deutlich weniger Gewicht, als bei der Rasse üblich ist.",
    en: "Clearly less weight than is usual for the breed.",
    pl: "Waga wyraźnie niższa niż typowa dla rasy.",
  },
  weight_far_below: {
    de: "Weit weniger Gewicht, als bei der Rasse üblich ist.",
    en: "Far less weight than is usual for the breed.",
    pl: "Waga dużo niższa niż typowa dla rasy.",
  },
  told_stiff: {
    de: "Steif beim Laufen oder Aufstehen.",
    en: "Stiff when walking or getting up.",
    pl: "Sztywność przy chodzeniu lub wstawaniu.",
  },
  told_lively: { de: "Munter und gern in Bewegung.", en: "Lively and fond of moving.", pl: "Chęć do ruchu i zabawy." },
  eyes_discharge: { de: "Ausfluss an einem Auge.", en: "Discharge at one eye.", pl: "Wydzielina przy oku." },
  eyes_reddened: {
    de: "Ein gerötet wirkendes Auge.",
    en: "An eye that looks red.",
    pl: "Oko wygląda na zaczerwienione.",
  },
  short_nose_heat: {
    de: "Kurze Nase: Wärme strengt mehr an.",
    en: "Short nose: heat is harder work.",
    pl: "Krótka kufa: upał bardziej męczy.",
  },
  heavy_heat: {
    de: "Über 50 kg: Wärme strengt mehr an.",
    en: "Over 50 kg: heat is harder work.",
    pl: "Ponad 50 kg: upał bardziej męczy.",
  },
};
