import type { Texts } from "../texts.ts";
import { flag, quoted } from "./quoted.ts";

export const energyTexts = {
  told_lethargy: flag,
  told_fearful: quoted(
    {
      de: "Schreib ein paar Tage auf, wann es anfängt und was davor war: Damit lässt sich üben.",
      en: "For a few days, note when it starts and what came before: that is what practice builds on.",
      pl: "Przez kilka dni zapisuj, kiedy to się zaczyna i co było wcześniej: na tym można oprzeć ćwiczenia.",
    },
    {
      de: "Du schreibst, dass {dog} ängstlich oder unruhig ist.",
      en: "You write that {dog} is anxious or restless.",
      pl: "Piszesz o lęku lub niepokoju.",
    },
  ),
  told_calm_goal: {
    de: "Du wünschst dir mehr Ruhe und Konzentration.",
    en: "You would like more calm and focus.",
    pl: "Zależy ci na większym spokoju i koncentracji.",
  },
  told_lively: quoted(
    {
      de: "Das ist ein gutes Zeichen, schließt aber nichts aus.",
      en: "That is a good sign, but it rules nothing out.",
      pl: "To dobry znak, ale niczego nie wyklucza.",
    },
    {
      de: "Du schreibst, dass {dog} munter ist und sich gern bewegt.",
      en: "You write that {dog} is lively and likes to move.",
      pl: "Piszesz, że {dog} chętnie się rusza i bawi.",
    },
  ),
  energy_older: {
    de: "Ältere Hunde bewegen sich im Schnitt weniger als junge.",
    en: "Older dogs are less active than young ones on average.",
    pl: "Starsze psy ruszają się przeciętnie mniej niż młode.",
  },
  energy_younger: {
    de: "Junge Hunde bewegen sich im Schnitt mehr als alte.",
    en: "Young dogs are more active than old ones on average.",
    pl: "Młode psy ruszają się przeciętnie więcej niż stare.",
  },
  energy_any_age: {
    de: "Junge Hunde bewegen sich im Schnitt mehr als alte, große mehr als kleine. Wie viel Schwung {dog} hat, zeigt kein Foto.",
    en: "On average young dogs are more active than old ones, and large dogs more than small ones. No photo shows how lively {dog} is.",
    pl: "Młode psy ruszają się przeciętnie więcej niż stare, a duże więcej niż małe. Zdjęcie nie pokaże, ile {dog} ma energii.",
  },
  breed_group: {
    de: "Der Weltverband FCI führt die Rasse {breed} in der Gruppe „{group}“.",
    en: "The FCI, the world canine organisation, lists the breed {breed} in the group “{group}”.",
    pl: "Światowa federacja FCI zalicza rasę {breed} do grupy „{group}”.",
  },
  short_nose_heat: {
    de: "Hunde mit kurzer Nase überhitzen leichter als andere. An warmen Tagen heißt das: kurze Runden, früh oder spät am Tag.",
    en: "Dogs with a short nose overheat more easily than others. On warm days that means short walks, early or late.",
    pl: "Psy krótkopyskie przegrzewają się łatwiej niż inne. W ciepłe dni lepsze są krótkie spacery, rano albo wieczorem.",
  },
  heavy_heat: {
    de: "Hunde über 50 kg überhitzen leichter als andere. An warmen Tagen heißt das: kurze Runden, früh oder spät am Tag.",
    en: "Dogs over 50 kg overheat more easily than others. On warm days that means short walks, early or late.",
    pl: "Psy ważące ponad 50 kg przegrzewają się łatwiej niż inne. W ciepłe dni lepsze są krótkie spacery, rano albo wieczorem.",
  },
} satisfies Texts;
