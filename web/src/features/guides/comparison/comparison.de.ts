import type { ComparisonTexts } from "./comparison.texts.ts";

export const TEXTS: ComparisonTexts = {
  products: { glucosamine: "Glucosamin", chondroitin: "Chondroitin", combination: "Kombination" },
  aspects: {
    proven: "Belegter Nutzen",
    absorbed: "Aufnahme aus dem Darm",
    tolerated: "Verträglichkeit",
    price: "Preis",
  },
  dose: {
    weight: "Gewicht deines Hundes",
    question: "Wofür?",
    levels: { prevention: "Vorbeugend", mild: "Leichte Anzeichen", severe: "Schwere Anzeichen" },
    note: "So wird üblicherweise gerechnet. Keine Menge hat in Studien nachweislich geholfen.",
    amounts: "Rechenwerte am Tag",
    severe: "Ein Hund mit schweren Anzeichen braucht zuerst eine Untersuchung.",
  },
  costs: {
    caption: "Kosten für einen Hund von {{kg}} kg",
    product: "Produkt, Tagesmenge",
    perDay: "Am Tag",
    perMonth: "Im Monat",
  },
  duration: "Dauer: {{duration}}",
  studies: [
    {
      source: "kampa2023",
      name: "Glucosamin und Chondroitin neben Meeresfetten und einem Schmerzmittel",
      dogs: "75 Hunde",
      duration: "6 Wochen",
      result:
        "Gemessen wurde, wie kräftig die Hunde auftreten. Es wurde besser mit zwei Fettpräparaten aus dem Meer und mit dem Schmerzmittel, nicht mit Glucosamin und Chondroitin. Zur Arbeit gibt es eine Korrektur.",
    },
    {
      source: "barbeau2022",
      name: "Auswertung aller Studien zu Ergänzungen bei Arthrose",
      dogs: "72 Versuche aus 57 Arbeiten",
      duration: "verschieden",
      result:
        "Klarer Nutzen für Omega-3, schwacher für Kollagen, klar keiner für Chondroitin mit Glucosamin. Die Autoren raten davon ab, es bei Schmerzen weiter zu empfehlen.",
    },
    {
      source: "scott2017",
      name: "Ein Präparat mit Glucosamin und Chondroitin gegen ein Scheinpräparat",
      dogs: "60 Hunde",
      duration: "90 Tage",
      result: "Kein Unterschied, weder bei der gemessenen Bewegung noch im Urteil der Halter.",
    },
    {
      source: "daltilio2007",
      name: "Kollagen Typ II allein und mit Glucosamin und Chondroitin",
      dogs: "20 Hunde in 4 Gruppen",
      duration: "120 Tage",
      result: "Weniger Schmerzzeichen mit Kollagen. Fünf Hunde je Gruppe sind sehr wenige.",
    },
    {
      source: "adebowale2002",
      name: "Wie viel im Körper ankommt",
      dogs: "8 Beagles",
      duration: "14 Tage",
      result:
        "Nach einer Gabe wurden etwa 12 % des Glucosamins und 4,8 bis 5 % des Chondroitins aufgenommen. Ob es den Hunden half, wurde nicht untersucht.",
    },
  ],
};
