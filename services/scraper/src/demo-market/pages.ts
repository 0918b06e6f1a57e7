import { CURRENCY_OF, LANGUAGE_OF, type Market } from "@hundeblick/proto/language";
import { escapeHtml } from "@hundeblick/proto/escape-html";
import { WORDS } from "./words.ts";

/** A product as the demo marketplace shows it. */
export type DemoListing = {
  asin: string;
  title: string;
  brand: string;
  price: string | null;
  image: string | null;
  rating: number | null;
  reviewCount: number | null;
  prime: boolean;
  available: boolean | null;
  description: string;
  bulletPoints: string[];
  category: string;
};

const page = (market: Market, title: string, body: string): string =>
  `<!doctype html><html lang="${LANGUAGE_OF[market]}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;

const money = (market: Market, price: string): string =>
  new Intl.NumberFormat(WORDS[market].locale, { style: "currency", currency: CURRENCY_OF[market] }).format(
    Number(price),
  );
const number = (market: Market, value: number, digits = 0): string =>
  value.toLocaleString(WORDS[market].locale, { minimumFractionDigits: digits });
const priceTag = (market: Market, price: string | null): string =>
  price === null ? "" : `<span class="a-price"><span class="a-offscreen">${money(market, price)}</span></span>`;
const prime = (is: boolean): string => (is ? '<i class="a-icon a-icon-prime" role="img" aria-label="Prime"></i>' : "");

/** Search results with Amazon's structure, so that one set of parsers reads both. */
export const resultsPage = (market: Market, query: string, found: readonly DemoListing[]): string =>
  page(
    market,
    query,
    `<div class="s-main-slot">${found
      .map(
        (item) => `
<div data-component-type="s-search-result" data-asin="${item.asin}"><img class="s-image" src="${escapeHtml(item.image ?? "")}" alt=""><a href="/${market}/dp/${item.asin}"><h2>${escapeHtml(item.title)}</h2></a>
${item.rating === null ? "" : `<span class="a-icon-alt">${WORDS[market].stars(number(market, item.rating, 1))}</span>`}${item.reviewCount === null ? "" : `<span class="s-underline-text">${number(market, item.reviewCount)}</span>`}
${priceTag(market, item.price)}${prime(item.prime)}</div>`,
      )
      .join("")}</div>`,
  );

export function productPage(market: Market, item: DemoListing): string {
  const words = WORDS[market];
  const stock =
    item.available === null
      ? ""
      : `<div id="availability"><span>${item.available ? words.there : words.out}</span></div>`;
  return page(
    market,
    item.title,
    `<input type="hidden" id="ASIN" value="${item.asin}">
<img id="landingImage" src="${escapeHtml(item.image ?? "")}" alt=""><h1><span id="productTitle"> ${escapeHtml(item.title)} </span></h1><a id="bylineInfo">${words.brand}${escapeHtml(item.brand)}</a>
${item.rating === null ? "" : `<span id="acrPopover" title="${words.stars(number(market, item.rating, 1))}"></span>`}${item.reviewCount === null ? "" : `<span id="acrCustomerReviewText">${words.ratings(number(market, item.reviewCount))}</span>`}
<div id="corePrice_feature_div">${priceTag(market, item.price)}</div>${prime(item.prime)}${stock}
<div id="feature-bullets"><ul>${item.bulletPoints.map((point) => `<li><span>${escapeHtml(point)}</span></li>`).join("")}</ul></div>
<div id="productDescription"><p>${escapeHtml(item.description)}</p></div>
<table id="productDetails_techSpec_section_1"><tr><th>${words.form}</th><td>${escapeHtml(item.category)}</td></tr></table>`,
  );
}
