import type { EditorialTexts } from "../editorial-texts.ts";

const TEXTS: EditorialTexts = {
  editors: "Redaktion Hundeblick",
  feed: { title: "Hundeblick: Ratgeber", description: "Was wir über Hunde wissen, mit Quellen." },
  categories: {
    test: { button: "Tests", heading: "Produkttests", badge: "TEST" },
    breed: { button: "Ratgeber", heading: "Ratgeber", badge: "RATGEBER" },
    comparison: { button: "Vergleiche", heading: "Vergleiche", badge: "VERGLEICH" },
    tool: { button: "Tools", heading: "Tools", badge: "TOOL" },
  },
  topics: {
    emergency: {
      name: "Notfall & Gift",
      slug: "notfall-und-gift",
      lead: "Was in den nächsten Minuten zählt, was giftig ist und was in die Hausapotheke gehört.",
    },
    stomach: {
      name: "Magen & Darm",
      slug: "magen-und-darm",
      lead: "Erbrechen, Durchfall und Appetit: was warten kann und was nicht.",
    },
    food: {
      name: "Futter & Gewicht",
      slug: "futter-und-gewicht",
      lead: "Wie viel in den Napf gehört, was auf dem Etikett steht und wie ein Hund in Form kommt.",
    },
    skin: {
      name: "Haut & Parasiten",
      slug: "haut-und-parasiten",
      lead: "Zecken, Flöhe, Würmer und alles, was juckt.",
    },
    movement: {
      name: "Gelenke & Bewegung",
      slug: "gelenke-und-bewegung",
      lead: "Vom ersten Hinken bis zur Arthrose: was Gelenken guttut und was nur gut klingt.",
    },
    puppy: {
      name: "Welpen",
      slug: "welpen",
      lead: "Die ersten Monate: wachsen, lernen, Zähne wechseln.",
    },
    senior: {
      name: "Alte Hunde",
      slug: "alte-hunde",
      lead: "Woran du Alter erkennst, was davon Krankheit ist und wie es leichter wird.",
    },
    behaviour: {
      name: "Verhalten",
      slug: "verhalten",
      lead: "Angst, Alleinsein und wilde Minuten: was dahintersteckt und was hilft.",
    },
    prevention: {
      name: "Vorsorge",
      slug: "vorsorge",
      lead: "Impfen, Zähne, Ohren, Augen, Läufigkeit: worauf du regelmäßig schaust.",
    },
    vet: {
      name: "Praxis, Kosten & Reise",
      slug: "praxis-kosten-reise",
      lead: "Wie Praxen nachts arbeiten, was ein Besuch kostet und welche Papiere dein Hund braucht.",
    },
  },
  guide: {
    contents: "Inhalt",
    example: "Beispiel",
    exampleNote: "Erfunden, damit du dir den Weg vorstellen kannst. Kein Bericht eines Kunden.",
    ad: "Anzeige",
    adNote: "Hier geht es um unser eigenes Angebot.",
    evidence: "Was dahinter steht",
    ofFive: "{{dots}} von 5",
    kg: "kg",
    reports: "{{count}} Besuche haben schon zu einem Bericht geführt.",
    free: "Kostenlos und ohne Konto. Jeder Satz sagt, woher er kommt.",
  },
};

export default TEXTS;
