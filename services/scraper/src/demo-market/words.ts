import type { Market } from "@hundeblick/proto/language";

/** Texts of each market's pages. */
export const WORDS: Record<
  Market,
  {
    locale: string;
    stars: (rating: string) => string;
    ratings: (count: string) => string;
    there: string;
    out: string;
    brand: string;
    bullets: string[];
    fictional: string;
    form: string;
  }
> = {
  de: {
    locale: "de-DE",
    stars: (n) => `${n} von 5 Sternen`,
    ratings: (n) => `${n} Sternebewertungen`,
    there: "Auf Lager",
    out: "Derzeit nicht verfügbar",
    brand: "Marke: ",
    bullets: ["Ergänzungsfuttermittel für Hunde", "Zum Mischen unter das Futter", "Trocken und dunkel lagern"],
    fictional: "Erfundenes Beispielprodukt: Es ist nicht zu kaufen.",
    form: "Kategorie",
  },
  us: {
    locale: "en-US",
    stars: (n) => `${n} out of 5 stars`,
    ratings: (n) => `${n} ratings`,
    there: "In Stock",
    out: "Currently unavailable",
    brand: "Brand: ",
    bullets: ["Supplement for dogs", "Mix with food", "Store in a cool, dry place"],
    fictional: "A fictional example product: it cannot be bought.",
    form: "Category",
  },
  uk: {
    locale: "en-GB",
    stars: (n) => `${n} out of 5 stars`,
    ratings: (n) => `${n} ratings`,
    there: "In stock",
    out: "Currently unavailable",
    brand: "Brand: ",
    bullets: ["Complementary feed for dogs", "Mix with food", "Store in a cool, dry place"],
    fictional: "A fictional example product: it cannot be bought.",
    form: "Category",
  },
  pl: {
    locale: "pl-PL",
    stars: (n) => `${n} z 5 gwiazdek`,
    ratings: (n) => `${n} ocen`,
    there: "Dostępny",
    out: "Obecnie niedostępny",
    brand: "Marka: ",
    bullets: ["Mieszanka paszowa uzupełniająca dla psów", "Do mieszania z karmą", "Przechowywać w suchym miejscu"],
    fictional: "Zmyślony produkt przykładowy: nie można go kupić.",
    form: "Kategoria",
  },
};
