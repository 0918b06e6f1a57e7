import type { Market } from "./language.ts";

/** How each market writes money: decimal sign, thousands separators, currency and an example. */
const WRITING: Record<Market, { decimal: "," | "."; number: RegExp; currency: RegExp; example: string }> = {
  de: {
    decimal: ",",
    number: /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?$/,
    currency: /^(?:€|EUR) ?| ?(?:€|EUR)$/i,
    example: "1.019,90 €",
  },
  us: {
    decimal: ".",
    number: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
    currency: /^(?:\$|USD) ?| ?(?:\$|USD)$/i,
    example: "$1,019.90",
  },
  uk: {
    decimal: ".",
    number: /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
    currency: /^(?:£|GBP) ?| ?(?:£|GBP)$/i,
    example: "£1,019.90",
  },
  pl: {
    decimal: ",",
    number: /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?$/,
    currency: /^PLN ?| ?(?:zł|PLN)$/i,
    example: "1 019,90 zł",
  },
};
const MAX_DIGITS = 7;

/** Parses a price in a market's writing: `1.019,9 €` in de is `1019.9`. null: empty; undefined: invalid, also 0. */
export function parsePrice(written: string, market: Market): string | null | undefined {
  const { number, currency } = WRITING[market];
  const text = written.trim().replaceAll(/[\u00A0\u202F]/g, " ");
  if (text === "") return null;
  const [, whole = "", cents] = number.exec(text.replace(currency, "")) ?? [];
  const amount = whole.replaceAll(/\D/g, "");
  if (amount.length > MAX_DIGITS || !/[1-9]/.test(amount + (cents ?? ""))) return undefined;
  return cents === undefined ? amount : `${amount}.${cents}`;
}

/** A stored price in the market's writing, for a field: `19,90`. */
export const formatPrice = (price: string, market: Market): string => price.replace(".", WRITING[market].decimal);

/** A price in the market's writing, for display. */
export const priceExample = (market: Market): string => WRITING[market].example;
