import type { Texts } from "../texts.ts";
import { flag } from "./quoted.ts";

export const generalTexts = {
  eyes_clear: {
    de: "Klare, offene Augen auf diesem Foto.",
    en: "Clear, open eyes in this photo.",
    pl: "Na tym zdjęciu oczy są czyste i otwarte.",
  },
  eyes_discharge: {
    de: "An einem Auge ist Ausfluss zu sehen. Bleibt er länger als einen Tag, zeig das Auge in der Praxis. Ist er gelb oder grün, noch heute.",
    en: "There is discharge at one eye. If it stays for more than a day, show the eye to a vet. If it is yellow or green, show it today.",
    pl: "Przy oku widać wydzielinę. Jeśli nie zniknie w ciągu doby, pokaż oko weterynarzowi. Jeśli jest żółta lub zielona, zrób to jeszcze dziś.",
  },
  eyes_reddened: {
    de: "Ein Auge wirkt gerötet. Ist es auch bei Tageslicht deutlich rot oder kneift {dog} es zu, zeig es noch heute in der Praxis.",
    en: "One eye looks red. If it is clearly red in daylight too, or {dog} squints, show it to a vet today.",
    pl: "Jedno oko wygląda na zaczerwienione. Jeśli w świetle dziennym też jest wyraźnie czerwone albo {dog} je mruży, pokaż je weterynarzowi jeszcze dziś.",
  },
  posture_relaxed: {
    de: "Entspannte Haltung auf diesem Foto.",
    en: "A relaxed posture in this photo.",
    pl: "Swobodna postawa na tym zdjęciu.",
  },
  nails_long: { de: "Die Krallen wirken lang.", en: "The claws look long.", pl: "Pazury wyglądają na długie." },
  tartar_visible: {
    de: "An den Zähnen ist Belag zu sehen.",
    en: "There is build-up on the teeth.",
    pl: "Na zębach widać osad.",
  },
  // ticked in a list, so no quotation; older reports keep their wording
  told_illness: {
    de: "{named, select, yes {Bekannt ist} other {Du schreibst von}}: {illnesses}. Wie es {dogDat} damit geht, beurteilt die Praxis, nicht dieser Bericht.",
    en: "{named, select, yes {Known} other {You write about}}: {illnesses}. How {dog} is doing with it is for the vet to judge, not for this report.",
    pl: "{named, select, yes {Z twoich odpowiedzi} other {Piszesz o tym}}: {illnesses}. Jak pies się z tym czuje, oceni weterynarz, nie ten raport.",
  },
  gets_medicine: {
    de: "{Dog} bekommt: {medicines}. Frag die Praxis, bevor du etwas anderes dazugibst.",
    en: "{Dog} is given: {medicines}. Ask your vet before you add anything else.",
    pl: "Leki, które pies dostaje: {medicines}. Zanim podasz coś jeszcze, zapytaj weterynarza.",
  },
  gets_unknown_medicine: {
    de: "Du nennst ein Mittel, das wir nicht kennen. Frag die Praxis, bevor du etwas anderes dazugibst.",
    en: "You name a medicine we do not know. Ask your vet before you add anything else.",
    pl: "Podajesz lek, którego nie znamy. Zanim podasz coś jeszcze, zapytaj weterynarza.",
  },
  // only in old reports
  told_medicine: {
    de: "{Dog} bekommt laut deinen Angaben: {medicines}. Was dazu passt, weiß die Praxis, die es verschreibt.",
    en: "You say {dog} is given: {medicines}. The vet who prescribes it knows what goes with it.",
    pl: "Podajesz, że pies dostaje: {medicines}. Co można z tym łączyć, wie weterynarz, który to przepisuje.",
  },
  told_unknown_medicine: {
    de: "Du nennst ein Mittel, das wir nicht kennen. Was dazu passt, weiß die Praxis.",
    en: "You name a medicine we do not know. What goes with it is for the vet to say.",
    pl: "Podajesz lek, którego nie znamy. Co można z nim łączyć, powie weterynarz.",
  },
  told_other_sign: flag,
  knows_weight: {
    de: "Du kennst das Gewicht. Damit lassen sich Mengen genau ausrechnen.",
    en: "You know the weight. With that, amounts can be worked out properly.",
    pl: "Znasz wagę. Dzięki temu każdą ilość można dokładnie wyliczyć.",
  },
  knows_allergy: {
    de: "Du weißt, was {dog} nicht verträgt. Das erspart Umwege.",
    en: "You know what {dog} does not tolerate. That saves time.",
    pl: "Wiesz, czego {dog} nie toleruje. To oszczędza czasu i nerwów.",
  },
  noticed_early: {
    de: "Du schaust hin und sprichst an, was dir auffällt. Das hilft {dogDat} am meisten.",
    en: "You look closely and say what you notice. That helps {dog} the most.",
    pl: "Przyglądasz się i mówisz, co zwraca twoją uwagę. To pomaga najbardziej.",
  },
} satisfies Texts;
