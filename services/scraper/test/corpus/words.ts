import type { Market } from "@hundeblick/proto/language";

const group = (whole: string, sign: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, sign);
const parts = (amount: string): [string, string] => amount.split(".") as [string, string];
const comma =
  (sign: string) =>
  (amount: string): string =>
    `${group(parts(amount)[0], sign)},${parts(amount)[1]}`;
const point = (amount: string): string => `${group(parts(amount)[0], ",")}.${parts(amount)[1]}`;

export type Words = {
  lang: string;
  money: (amount: string) => string;
  whole: (amount: string) => string;
  stars: (rating: number) => string;
  count: (count: number) => string;
  ratings: (count: number) => string;
  short: string;
  foreign: string;
  from: string;
  used: string;
  sponsored: string;
  list: string;
  perKilo: string;
  once: string;
  subscribe: string;
  saving: string;
  brand: string;
  visit: string;
  none: string;
  there: string;
  few: string;
  ships: string;
  out: string;
  back: string;
  choose: string;
  others: string;
  robot: string;
  robotTitle: string;
  goneTitle: string;
  sorry: string;
  title: string;
  bullets: [string, string];
  spec: [string, string];
};

/** Texts of the four marketplaces: our own sentences in their typical form. */
export const WORDS: Record<Market, Words> = {
  de: {
    lang: "de-de",
    money: (amount) => `${comma(".")(amount)}\u00A0€`,
    whole: (amount) => group(parts(amount)[0], "."),
    stars: (rating) => `${String(rating).replace(".", ",")} von 5 Sternen`,
    count: (count) => group(String(count), "."),
    ratings: (count) => `${group(String(count), ".")} Sternebewertungen`,
    short: "(1,2 Tsd.)",
    foreign: "$12.99",
    from: "ab",
    used: "gebrauchte und neue Angebote",
    sponsored: "Gesponsert",
    list: "UVP:",
    perKilo: "/kg",
    once: "Einmalige Lieferung",
    subscribe: "Regelmäßige Lieferung",
    saving: "Sparangebot",
    brand: "Marke: Nordpfote",
    visit: "Besuche den Nordpfote-Store",
    none: "Keine Ergebnisse für",
    there: "Auf Lager",
    few: "Nur noch 3 auf Lager",
    ships: "Gewöhnlich versandfertig in 3 bis 4 Tagen",
    out: "Derzeit nicht verfügbar.",
    back: "Vorübergehend ausverkauft",
    choose: "Bitte wähle eine Größe",
    others: "Erhältlich bei diesen Anbietern.",
    robot: "Gib die Zeichen unten ein",
    robotTitle: "Bot Check",
    goneTitle: "Seite wurde nicht gefunden",
    sorry: "Tut uns leid, auf unserer Seite ist ein Fehler aufgetreten",
    title: "Nordpfote Grünlippmuschel für Hunde, 300 g",
    bullets: ["Ergänzungsfuttermittel für Hunde", "Größe: 300 g"],
    spec: ["Artikelgewicht", "300 Gramm"],
  },
  us: {
    lang: "en-us",
    money: (amount) => `$${point(amount)}`,
    whole: (amount) => group(parts(amount)[0], ","),
    stars: (rating) => `${rating} out of 5 stars`,
    count: (count) => group(String(count), ","),
    ratings: (count) => `${group(String(count), ",")} ratings`,
    short: "(1.2K)",
    foreign: "12,99 €",
    from: "from",
    used: "used & new offers",
    sponsored: "Sponsored",
    list: "List Price:",
    perKilo: "/Ounce",
    once: "One-time purchase",
    subscribe: "Subscribe & Save",
    saving: "Limited time deal",
    brand: "Brand: Nordpfote",
    visit: "Visit the Nordpfote Store",
    none: "No results for",
    there: "In Stock",
    few: "Only 3 left in stock - order soon",
    ships: "Usually ships within 3 to 4 days",
    out: "Currently unavailable.",
    back: "Temporarily out of stock.",
    choose: "To buy, select Size",
    others: "Available from these sellers.",
    robot: "Type the characters you see below",
    robotTitle: "Robot Check",
    goneTitle: "Page Not Found",
    sorry: "Sorry! Something went wrong on our end",
    title: "Nordpfote Green Lipped Mussel for Dogs, 10.6 oz",
    bullets: ["Supplement for dogs", "Size: 10.6 oz"],
    spec: ["Item Weight", "10.6 ounces"],
  },
  uk: {
    lang: "en-gb",
    money: (amount) => `£${point(amount)}`,
    whole: (amount) => group(parts(amount)[0], ","),
    stars: (rating) => `${rating} out of 5 stars`,
    count: (count) => group(String(count), ","),
    ratings: (count) => `${group(String(count), ",")} ratings`,
    short: "(1.2K)",
    foreign: "$12.99",
    from: "from",
    used: "used & new offers",
    sponsored: "Sponsored",
    list: "RRP:",
    perKilo: "/kg",
    once: "One-time purchase",
    subscribe: "Subscribe & Save",
    saving: "Limited time deal",
    brand: "Brand: Nordpfote",
    visit: "Visit the Nordpfote Store",
    none: "No results for",
    there: "In stock",
    few: "Only 3 left in stock",
    ships: "Usually dispatched within 3 to 4 days",
    out: "Currently unavailable.",
    back: "Temporarily out of stock.",
    choose: "To buy, select Size",
    others: "Available from these sellers.",
    robot: "Enter the characters you see below",
    robotTitle: "Robot Check",
    goneTitle: "Page Not Found",
    sorry: "Sorry! Something went wrong on our end",
    title: "Nordpfote Green Lipped Mussel for Dogs, 300 g",
    bullets: ["Complementary food for dogs", "Size: 300 g"],
    spec: ["Item weight", "300 Grams"],
  },
  pl: {
    lang: "pl-pl",
    money: (amount) => `${comma("\u00A0")(amount)}\u00A0zł`,
    whole: (amount) => group(parts(amount)[0], "\u00A0"),
    stars: (rating) => `${String(rating).replace(".", ",")} z 5 gwiazdek`,
    count: (count) => group(String(count), "\u00A0"),
    ratings: (count) => `${group(String(count), "\u00A0")} ocen`,
    short: "(1,2 tys.)",
    foreign: "12,99 €",
    from: "od",
    used: "oferty produktów używanych i nowych",
    sponsored: "Sponsorowane",
    list: "Cena katalogowa:",
    perKilo: "/kg",
    once: "Jednorazowy zakup",
    subscribe: "Subskrybuj i oszczędzaj",
    saving: "Oferta specjalna",
    brand: "Marka: Nordpfote",
    visit: "Odwiedź sklep Nordpfote",
    none: "Brak wyników dla",
    there: "Dostępny",
    few: "Zostało tylko 3",
    ships: "Zwykle wysyłka w ciągu 3 do 4 dni",
    out: "Obecnie niedostępny.",
    back: "Tymczasowo niedostępny.",
    choose: "Wybierz rozmiar",
    others: "Dostępne u tych sprzedawców.",
    robot: "Wpisz znaki widoczne poniżej",
    robotTitle: "Robot Check",
    goneTitle: "Nie znaleziono strony",
    sorry: "Przepraszamy, coś poszło nie tak po naszej stronie",
    title: "Nordpfote Małż zielonowargowy dla psów, 300 g",
    bullets: ["Karma uzupełniająca dla psów", "Rozmiar: 300 g"],
    spec: ["Waga produktu", "300 gramów"],
  },
};
