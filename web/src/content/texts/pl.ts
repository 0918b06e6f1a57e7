import type { EditorialTexts } from "../editorial-texts.ts";

const TEXTS: EditorialTexts = {
  editors: "Redakcja Hundeblick",
  feed: { title: "Hundeblick: Poradnik", description: "Co wiemy o psach, ze źródłami." },
  categories: {
    test: { button: "Testy", heading: "Testy produktów", badge: "TEST" },
    breed: { button: "Poradniki", heading: "Poradniki", badge: "PORADNIK" },
    comparison: { button: "Porównania", heading: "Porównania", badge: "PORÓWNANIE" },
    tool: { button: "Narzędzia", heading: "Narzędzia", badge: "NARZĘDZIE" },
  },
  topics: {
    emergency: {
      name: "Nagłe przypadki i trucizny",
      slug: "nagle-przypadki-i-trucizny",
      lead: "Co liczy się w najbliższych minutach, co jest trujące i co mieć w apteczce.",
    },
    stomach: {
      name: "Żołądek i jelita",
      slug: "zoladek-i-jelita",
      lead: "Wymioty, biegunka i apetyt: co może poczekać, a co nie.",
    },
    food: {
      name: "Karma i waga",
      slug: "karma-i-waga",
      lead: "Ile karmy powinno trafić do miski, co mówi etykieta i jak pies wraca do formy.",
    },
    skin: {
      name: "Skóra i pasożyty",
      slug: "skora-i-pasozyty",
      lead: "Kleszcze, pchły, robaki i wszystko, co swędzi.",
    },
    movement: {
      name: "Stawy i ruch",
      slug: "stawy-i-ruch",
      lead: "Od pierwszej kulawizny po zwyrodnienia: co służy stawom, a co tylko dobrze brzmi.",
    },
    puppy: {
      name: "Szczenięta",
      slug: "szczenieta",
      lead: "Pierwsze miesiące: wzrost, nauka, wymiana zębów.",
    },
    senior: {
      name: "Starsze psy",
      slug: "starsze-psy",
      lead: "Jak odróżnić wiek od choroby i jak ułatwić psu życie.",
    },
    behaviour: {
      name: "Zachowanie",
      slug: "zachowanie",
      lead: "Strach, samotność i głupawka: co za nimi stoi i co pomaga.",
    },
    prevention: {
      name: "Profilaktyka",
      slug: "profilaktyka",
      lead: "Szczepienia, zęby, uszy, oczy, cieczka: na co regularnie patrzeć.",
    },
    vet: {
      name: "Weterynarz, koszty i podróże",
      slug: "weterynarz-koszty-podroze",
      lead: "Jak lecznice pracują w nocy, ile kosztuje wizyta i jakich dokumentów potrzebuje pies.",
    },
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
