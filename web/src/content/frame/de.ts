import type { EditorialTexts } from "./editorial-texts.ts";

const TEXTS: EditorialTexts = {
  editors: "Redaktion Hundeblick",
  feed: { title: "Hundeblick: Ratgeber", description: "Was wir über Hunde wissen, mit Quellen." },
  categories: {
    test: { button: "Tests", heading: "Produkttests", badge: "TEST" },
    breed: { button: "Ratgeber", heading: "Ratgeber", badge: "RATGEBER" },
    comparison: { button: "Vergleiche", heading: "Vergleiche", badge: "VERGLEICH" },
    tool: { button: "Tools", heading: "Tools", badge: "TOOL" },
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
