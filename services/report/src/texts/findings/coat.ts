import type { Texts } from "../texts.ts";
import { flag, quoted } from "./quoted.ts";

export const coatTexts = {
  coat_even: {
    de: "Das Fell liegt gleichmäßig an, soweit das Foto es zeigt. Kahle Stellen sehen wir nicht.",
    en: "The coat lies evenly, as far as the photo shows. We see no bare patches.",
    pl: "Sierść jest równa, na ile widać to na zdjęciu. Łysych miejsc nie widzimy.",
  },
  coat_shiny: {
    de: "Das Fell glänzt auf diesem Foto.",
    en: "The coat shines in this photo.",
    pl: "Na tym zdjęciu sierść lśni.",
  },
  coat_dull: {
    de: "Das Fell wirkt auf diesem Foto stumpf. Das kann am Licht liegen, am Fellwechsel oder am Futter.",
    en: "The coat looks dull in this photo. That can be the light, the moult or the food.",
    pl: "Na tym zdjęciu sierść wydaje się matowa. Powodem może być światło, linienie albo karma.",
  },
  coat_patchy: {
    de: "Das Fell wirkt an einer Stelle dünn oder lückig. Sieh nach, wie die Haut darunter aussieht.",
    en: "The coat looks thin or patchy in one place. Have a look at the skin underneath.",
    pl: "W jednym miejscu sierść wydaje się przerzedzona. Zobacz, jak wygląda skóra pod spodem.",
  },
  coat_matted: {
    de: "Das Fell wirkt verfilzt. Unter Filz wird die Haut leicht wund.",
    en: "The coat looks matted. Skin under mats gets sore easily.",
    pl: "Sierść wygląda na skołtunioną. Pod kołtunami skóra łatwo się podrażnia.",
  },
  skin_reddened: {
    de: "Eine Hautstelle sieht gerötet aus. Woher das kommt, zeigt ein Foto nicht.",
    en: "A patch of skin looks red. A photo does not show why.",
    pl: "Fragment skóry wygląda na zaczerwieniony. Zdjęcie nie pokaże, skąd się to bierze.",
  },
  flakes_visible: {
    de: "Im Fell sind helle Schuppen zu sehen.",
    en: "Pale flakes are visible in the coat.",
    pl: "W sierści widać jasny łupież.",
  },
  muzzle_grey: {
    de: "Um die Schnauze ist das Fell grau. Ein Alter lesen wir daraus nicht ab.",
    en: "The fur around the muzzle is grey. We do not read an age from that.",
    pl: "Sierść wokół pyska jest siwa. Nie zgadujemy na tej podstawie wieku.",
  },
  told_itch: flag,
  told_ear: flag,
  told_dull_coat: quoted(
    {
      de: "Im Fellwechsel gehen viele Haare aus; sonst lohnt sich ein Blick auf Haut und Futter.",
      en: "A lot of hair comes out during the moult; otherwise skin and food deserve a look.",
      pl: "W czasie linienia wypada dużo sierści; poza nim warto przyjrzeć się skórze i karmie.",
    },
    {
      de: "Du schreibst, dass das Fell stumpf ist oder stark ausgeht. Im Fellwechsel kann das normal sein, sonst lohnt sich ein Blick auf Haut und Futter.",
      en: "You write that the coat is dull or sheds a lot. During the moult that can be normal; otherwise skin and food deserve a look.",
      pl: "Piszesz, że sierść jest matowa albo mocno wypada. W czasie linienia to może być normalne, poza nim warto przyjrzeć się skórze i karmie.",
    },
  ),
  told_skin_goal: {
    de: "Du möchtest etwas für Haut und Fell tun.",
    en: "You would like to do something for skin and coat.",
    pl: "Chcesz zadbać o skórę i sierść.",
  },
  told_allergy: {
    de: "Du schreibst, was {dog} nicht verträgt: {allergies}. Bei den Ergänzungen haben wir darauf geachtet.",
    en: "You told us what {dog} does not tolerate: {allergies}. We took it into account when choosing supplements.",
    pl: "Piszesz, czego {dog} nie toleruje: {allergies}. Uwzględniliśmy to przy suplementach.",
  },
  skin_common: {
    de: "Hautprobleme sind bei Hunden häufig: In einer großen britischen Auswertung waren sie in einem Jahr bei etwa 13 von 100 Hunden vermerkt. Ob es juckt, merkst du beim Bürsten eher als wir auf dem Foto.",
    en: "Skin problems are common in dogs: in a large British study they were on record for about 13 in 100 dogs within one year. You will notice an itch while brushing sooner than we can in a photo.",
    pl: "Kłopoty ze skórą są u psów częste: w dużym brytyjskim badaniu w ciągu roku odnotowano je u około 13 na 100 psów. Świąd zauważysz przy szczotkowaniu prędzej niż my na zdjęciu.",
  },
} satisfies Texts;
