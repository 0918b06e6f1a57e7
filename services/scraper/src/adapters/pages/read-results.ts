import { Asin } from "@hundeblick/proto/http/catalogue";
import type { SearchResult } from "@hundeblick/proto/http/admin/marketplace";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import type { LookupResult } from "../../domain/marketplace.ts";
import { countOf, ratingOf } from "../../domain/numbers.ts";
import { loadPage, pictureOf, text } from "./page.ts";
import { priceWithin } from "./price-tags.ts";

const MOST = 60;

/**
 * Reads a page of search results. An empty result needs a result list on the page; otherwise the layout has changed.
 */
export function readResults(
  html: string,
  market: Market,
  linkTo: (asin: string) => string,
): LookupResult<SearchResult[]> {
  const $ = loadPage(html);
  if (typeof $ === "string") return { outcome: $, retryAt: null };
  if ($(".s-main-slot").length === 0) return { outcome: "layout_changed", retryAt: null };
  const found = $('.s-main-slot [data-component-type="s-search-result"]')
    .toArray()
    .map((element) => {
      const item = $(element);
      const asin = Asin.safeParse(item.attr("data-asin"));
      // other sellers' prices, used or new, are not this offer's price
      item.find('[data-cy="secondary-offer-recipe"]').remove();
      const title = text(item.find("h2").first()).slice(0, 500);
      if (!asin.success || title === "") return null;
      return {
        asin: asin.data,
        title,
        currency: CURRENCY_OF[market],
        price: priceWithin($, item as never, market) ?? null,
        rating: ratingOf(text(item.find(".a-icon-alt").first())),
        reviewCount: countOf(text(item.find(".s-underline-text").first())),
        imageUrl: pictureOf(item.find("img.s-image").attr("src")),
        url: linkTo(asin.data),
        primeEligible: item.find("i.a-icon-prime").length > 0,
      };
    });
  const readable = found.filter((result) => result !== null);
  if (found.length > 0 && readable.length === 0) return { outcome: "layout_changed", retryAt: null };
  return {
    outcome: "ok",
    value: [...new Map(readable.map((result) => [result.asin, result])).values()].slice(0, MOST),
  };
}
