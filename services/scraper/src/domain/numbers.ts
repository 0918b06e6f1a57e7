import type { Market } from "@hundeblick/proto/language";

/** How each market writes money: decimal sign and currency names. */
const MONEY: Record<Market, { decimal: "," | "."; currency: RegExp }> = {
  de: { decimal: ",", currency: /€|EUR/ },
  us: { decimal: ".", currency: /\$|USD/ },
  uk: { decimal: ".", currency: /£|GBP/ },
  pl: { decimal: ",", currency: /zł|PLN/ },
};

/** "From" prices, in the four markets' words. */
const FROM = /^\s*(?:ab|from|od)\s/i;

/** A price in the market's writing as `1234.50`; null unless it is a single price in the market's currency. */
export function priceOf(text: string, market: Market): string | null {
  const { decimal, currency } = MONEY[market];
  if (!currency.test(text) || FROM.test(text)) return null;
  const numbers = text.match(/\d[\d.,\s\u00A0\u202F]*/g) ?? [];
  if (numbers.length !== 1) return null;
  const digits = (numbers[0] ?? "").replaceAll(/[\s\u00A0\u202F]/g, "").replace(/[.,]$/, "");
  const pattern =
    decimal === "," ? /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/ : /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
  const [, whole, cents = ""] = pattern.exec(digits) ?? [];
  const amount = whole?.replaceAll(/[.,]/g, "");
  return amount === undefined || amount.length > 7 || !/[1-9]/.test(amount + cents)
    ? null
    : `${amount}.${cents.padEnd(2, "0")}`;
}

/** Stars of five, from `4,5 von 5 Sternen`, `4.5 out of 5 stars`, `4,5 z 5 gwiazdek`. */
export function ratingOf(text: string): number | null {
  const found = /(\d(?:[.,]\d)?)\s*(?:von|out of|z|na)\s*5/.exec(text)?.[1];
  const stars = found === undefined ? Number.NaN : Number(found.replace(",", "."));
  return stars >= 0 && stars <= 5 ? stars : null;
}

/** An integer with any grouping: `1.234 Sternebewertungen` is 1234. An abbreviated one (`1.2K`) is null. */
export function countOf(text: string): number | null {
  if (/\d\s*(?:k|m|tsd|mio|tys|mln)(?!\p{L})/iu.test(text)) return null;
  const digits = /\d[\d.,\s\u00A0\u202F]*/.exec(text)?.[0].replaceAll(/\D/g, "");
  return digits ? Number(digits) : null;
}

const GONE_WORDS: Record<Market, RegExp> = {
  de: /nicht auf lager|nicht verfügbar|ausverkauft/i,
  us: /out of stock|unavailable/i,
  uk: /out of stock|unavailable/i,
  pl: /niedostępn|brak w magazynie|wyprzedan/i,
};
const THERE_WORDS: Record<Market, RegExp> = {
  de: /auf lager|versandfertig|nur noch \d+/i,
  us: /in stock|only \d+ left|ships within/i,
  uk: /in stock|only \d+ left|dispatched within/i,
  pl: /(?<!\p{L})dostępn[ya](?!\p{L})|w magazynie|zostało tylko \d+|wysyłka w ciągu/iu,
};

/** In stock, out of stock, or (null) unknown. */
export function availabilityOf(text: string, market: Market): boolean | null {
  if (GONE_WORDS[market].test(text)) return false;
  return THERE_WORDS[market].test(text) ? true : null;
}
