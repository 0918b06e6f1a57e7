import type { OfferChanges } from "@hundeblick/proto/http/catalogue";
import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import { load } from "cheerio";
import type { Looked } from "../../domain/marketplace.ts";
import { availabilityOf, countOf, priceOf, ratingOf } from "../../domain/numbers.ts";
import { isBlocked, pictureOf, text } from "./page.ts";

/** Reads a product page. Without a title it is no page we know; a field that is there but cannot be read is left out and named. */
export function readProduct(html: string, market: Market, asin: string): Looked<OfferChanges> {
  const $ = load(html);
  if (isBlocked($)) return { outcome: "blocked", retryAt: null };
  const title = text($("#productTitle"));
  const pageAsin = $("input#ASIN").attr("value") ?? asin;
  if (title === "" || pageAsin !== asin) return { outcome: "layout_changed", retryAt: null };

  const doubtful: string[] = [];
  /** A part that is not on the page says nothing; one that is there and makes no sense is doubtful. */
  const read = <T>(field: string, words: string, reader: (words: string) => T | null): T | undefined => {
    const value = words === "" ? null : reader(words);
    if (words !== "" && value === null) doubtful.push(field);
    return value ?? undefined;
  };
  const price = read("price", text($("#corePrice_feature_div .a-price .a-offscreen, #priceblock_ourprice").first()), (words) => priceOf(words, market));
  const available = read("available", text($("#availability")), (words) => availabilityOf(words, market));
  const rating = read("rating", $("#acrPopover").attr("title") ?? "", ratingOf);
  const reviewCount = read("reviewCount", text($("#acrCustomerReviewText")), countOf);
  const imageUrl = pictureOf($("#landingImage").attr("data-old-hires") || $("#landingImage").attr("src"));
  const marketBrand = text($("#bylineInfo")).replace(/^(?:Marke|Brand|Marka):\s*/i, "").slice(0, 120);
  const bulletPoints = $("#feature-bullets li").toArray().map((item) => text($(item)).slice(0, 1_000)).filter(Boolean).slice(0, 30);
  const description = text($("#productDescription")).slice(0, 10_000);
  const rows = $("#productDetails_techSpec_section_1 tr").toArray().map((row) => [text($(row).find("th")).slice(0, 100), text($(row).find("td")).slice(0, 1_000)] as const);
  const specifications = Object.fromEntries(rows.filter(([name, value]) => name && value && name !== "__proto__").slice(0, 60));

  const value: OfferChanges = {
    marketTitle: title.slice(0, 500), currency: CURRENCY_OF[market], primeEligible: $("#primeBadge, i.a-icon-prime").length > 0,
    ...(price !== undefined && { price }), ...(available !== undefined && { available }), ...(rating !== undefined && { rating }), ...(reviewCount !== undefined && { reviewCount }),
    ...(imageUrl !== null && { imageUrl }), ...(marketBrand && { marketBrand }), ...(description && { description }),
    ...(bulletPoints.length > 0 && { bulletPoints }), ...(Object.keys(specifications).length > 0 && { specifications }),
  };
  return doubtful.length > 0 ? { outcome: "doubtful", value, doubtful } : { outcome: "ok", value };
}
