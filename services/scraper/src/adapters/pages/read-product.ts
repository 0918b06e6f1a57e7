import type { OfferChanges } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import type { CheerioAPI } from "cheerio";
import type { LookupResult } from "../../domain/marketplace.ts";
import { availabilityOf, countOf, priceOf, ratingOf } from "../../domain/numbers.ts";
import { loadPage, pictureOf, text } from "./page.ts";
import { priceWithin } from "./price-tags.ts";

/** Reads a product page, which must have a title; fields that cannot be read are left out and named. */
export function readProduct(html: string, market: Market, asin: string): LookupResult<OfferChanges> {
  const $ = loadPage(html);
  if (typeof $ === "string") return { outcome: $, retryAt: null };
  const title = text($("#productTitle"));
  const pageAsin = $("input#ASIN").attr("value") ?? asin;
  if (title === "" || pageAsin !== asin) return { outcome: "layout_changed", retryAt: null };

  const doubtful: string[] = [];
  /** A missing element is no doubt; one that cannot be read is. */
  const read = <T>(field: string, words: string, reader: (words: string) => T | null): T | undefined => {
    const value = words === "" ? null : reader(words);
    if (words !== "" && value === null) doubtful.push(field);
    return value ?? undefined;
  };
  const price = priceNow($, market);
  if (price === null) doubtful.push("price");
  const available = read("available", text($("#availability")), (words) => availabilityOf(words, market));
  const rating = read("rating", $("#acrPopover").attr("title") ?? "", ratingOf);
  const reviewCount = read("reviewCount", text($("#acrCustomerReviewText")), countOf);
  const imageUrl = pictureOf($("#landingImage").attr("data-old-hires") || $("#landingImage").attr("src"));
  const marketBrand = text($("#bylineInfo")).replace(BRAND, "$1").slice(0, 120);
  const bulletPoints = $("#feature-bullets li:not(.aok-hidden)")
    .toArray()
    .map((item) => text($(item)).slice(0, 1_000))
    .filter(Boolean)
    .slice(0, 30);
  const description = text($("#productDescription")).slice(0, 10_000);
  const specifications = specificationsOf($);
  const prime = $("#primeBadge, i.a-icon-prime").length > 0;

  const value: OfferChanges = {
    marketTitle: title.slice(0, 500),
    currency: CURRENCY_OF[market],
    // without an offer there is no delivery
    ...((prime || typeof price === "string") && { primeEligible: prime }),
    ...(typeof price === "string" && { price }),
    ...(available !== undefined && { available }),
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
    ...(imageUrl !== null && { imageUrl }),
    ...(marketBrand && { marketBrand }),
    ...(description && { description }),
    ...(bulletPoints.length > 0 && { bulletPoints }),
    ...(Object.keys(specifications).length > 0 && { specifications }),
  };
  return doubtful.length > 0 ? { outcome: "doubtful", value, doubtful } : { outcome: "ok", value };
}

const BRAND = /^(?:(?:Marke|Brand|Marka):\s*|Besuche den\s|Visit the\s|Odwiedź sklep\s)?(.*?)(?:-Store|\sStore)?$/i;
const PRICE_PLACES = "#corePrice_feature_div, #corePriceDisplay_desktop_feature_div";
/** Used ones and subscriptions have another price. */
const OTHER_OFFERS = '#usedBuySection, #usedAccordionRow, [id^="snsAccordionRow"], #snsBuyBox';

/** The price of one new item, bought once; undefined without one, null if ambiguous. */
function priceNow($: CheerioAPI, market: Market): string | null | undefined {
  const places = $(PRICE_PLACES).filter((_n, place) => $(place).closest(OTHER_OFFERS).length === 0);
  const found = priceWithin($, places as never, market);
  const older = text($("#priceblock_ourprice, #priceblock_dealprice").first());
  return found === undefined && older !== "" ? priceOf(older, market) : found;
}

/** Names and values from the tables and lists of a product's details. */
function specificationsOf($: CheerioAPI): Record<string, string> {
  const rows = $(
    "#productDetails_techSpec_section_1 tr, #productDetails_detailBullets_sections1 tr, #productOverview_feature_div tr",
  )
    .toArray()
    .map((row) => [text($(row).children().first()), text($(row).children().eq(1))] as const);
  const items = $("#detailBullets_feature_div li")
    .toArray()
    .map(
      (item) =>
        [text($(item).find(".a-text-bold").first()), text($(item).find(".a-text-bold + span").first())] as const,
    );
  const named = [...rows, ...items].map(
    ([name, value]) => [name.replace(/\s*:\s*$/, "").slice(0, 100), value.slice(0, 1_000)] as const,
  );
  return Object.fromEntries(named.filter(([name, value]) => name && value && name !== "__proto__").slice(0, 60));
}
