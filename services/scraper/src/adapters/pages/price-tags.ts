import type { Market } from "@hundeblick/proto/language";
import type { Cheerio, CheerioAPI } from "cheerio";
import { priceOf } from "../../domain/numbers.ts";
import { text } from "./page.ts";

/** Crossed-out prices and unit prices have the second class. */
const NOW = ".a-price:not(.a-text-price)";
const FROM = /(?:^|\s)(?:ab|from|od)\s*$/i;

/**
 * The single price in these elements; undefined without one, null for a range, a "from", another currency, or several.
 */
export function priceWithin($: CheerioAPI, elements: Cheerio<never>, market: Market): string | null | undefined {
  const tags = elements.find(NOW).toArray();
  if (tags.length === 0) return undefined;
  const prices = tags.map((element) => {
    const tag = $(element);
    const before = element.prev?.type === "text" ? element.prev.data : "";
    // large prices are split into parts, and their screen reader text is empty
    const words = text(tag.find(".a-offscreen").first()) || text(tag.find("[aria-hidden]").first()) || text(tag);
    return FROM.test(before) ? null : priceOf(words, market);
  });
  return new Set(prices).size === 1 ? prices[0] : null;
}
