import type { EditorialTexts } from "./editorial-texts.ts";

const TEXTS: EditorialTexts = {
  editors: "Redakcja Hundeblick",
  feed: { title: "Hundeblick: Poradnik", description: "Co wiemy o psach, ze źródłami." },
  categories: {
    test: { button: "Testy", heading: "Testy produktów", badge: "TEST" },
    breed: { button: "Poradniki", heading: "Poradniki", badge: "PORADNIK" },
    comparison: { button: "Porównania", heading: "Porównania", badge: "PORÓWNANIE" },
    tool: { button: "Narzędzia", heading: "Narzędzia", badge: "NARZĘDZIE" },
  },
  guide: {
    contents: "Spis treści",
    example: "Przykład",
    exampleNote: "Historia wymyślona, żeby pokazać możliwą drogę. To nie relacja klienta.",
    ad: "Reklama",
    adNote: "Tu chodzi o naszą własną ofertę.",
    evidence: "Na czym to się opiera",
    ofFive: "{{dots}} z 5",
    kg: "kg",
    reports: "Wizyty zakończone raportem: {{count}}.",
    free: "Bezpłatnie i bez konta. Przy każdym zdaniu widać, skąd pochodzi.",
  },
};

export default TEXTS;
