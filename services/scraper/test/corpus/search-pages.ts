import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import { type Words, WORDS } from "./words.ts";

/** One page of the corpus with its expected result. `padding` is added when it is read, to keep the file small. */
export type Case = {
  name: string;
  kind: "search" | "product";
  html: string;
  status?: number;
  padding?: number;
  outcome: string;
  value?: unknown;
  doubtful?: string[];
};

export const frame = ({ lang }: Words, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;
export const tag = (text: string, classes = ""): string =>
  `<span class="a-price${classes}"><span class="a-offscreen">${text}</span><span aria-hidden="true">${text}</span></span>`;
const struck = (text: string): string => tag(text, " a-text-price");
const badge = '<i class="a-icon a-icon-prime a-icon-medium" role="img" aria-label="Prime"></i>';
const stars = (words: Words, rating: number, count: string): string =>
  `<i class="a-icon a-icon-star-small"><span class="a-icon-alt">${words.stars(rating)}</span></i><a href="#r"><span class="a-size-base s-underline-text">${count}</span></a>`;
const item = (asin: string, title: string, inside: string, attributes = ""): string =>
  `<div data-component-type="s-search-result" data-asin="${asin}" data-index="1"${attributes}><img class="s-image" src="https://images.example/${asin}.jpg" alt=""><a class="a-link-normal" href="/dp/${asin}/ref=sr_1_1?keywords=x"><h2><span>${title}</span></h2></a>${inside}</div>`;
const slot = (inside: string): string =>
  `<div id="search"><div class="s-main-slot s-result-list">${inside}</div></div>`;

export function searchCases(market: Market): Case[] {
  const words = WORDS[market];
  const { money } = words;
  const A = "B0TEST0001";
  const B = "B0TEST0002";
  const result = (asin: string, title: string, more: object = {}) => ({
    asin,
    title,
    price: null,
    currency: CURRENCY_OF[market],
    rating: null,
    reviewCount: null,
    imageUrl: `https://images.example/${asin}.jpg`,
    url: asin,
    primeEligible: false,
    ...more,
  });
  const page = (name: string, inside: string, value: unknown[]): Case => ({
    name,
    kind: "search",
    html: frame(words, "x", slot(inside)),
    outcome: "ok",
    value,
  });
  const priced = (name: string, inside: string, price: string | null): Case =>
    page(name, item(A, words.title, inside), [result(A, words.title, { price })]);
  return [
    page(
      "search-plain",
      item(A, words.title, stars(words, 4.5, words.count(1234)) + tag(money("19.90"))) +
        item(B, `${words.title} 2`, tag(money("1234.50"))),
      [
        result(A, words.title, { price: "19.90", rating: 4.5, reviewCount: 1234 }),
        result(B, `${words.title} 2`, { price: "1234.50" }),
      ],
    ),
    page(
      "search-sponsored",
      item(
        A,
        words.title,
        `<span class="puis-label-popover-default">${words.sponsored}</span>${tag(money("19.90"))}`,
        ' class="AdHolder"',
      ) +
        item(B, words.title, tag(money("21.00"))) +
        item(A, words.title, tag(money("19.90"))),
      [result(A, words.title, { price: "19.90" }), result(B, words.title, { price: "21.00" })],
    ),
    page("search-prime", item(A, words.title, tag(money("19.90")) + badge) + item(B, words.title, tag(money("9.00"))), [
      result(A, words.title, { price: "19.90", primeEligible: true }),
      result(B, words.title, { price: "9.00" }),
    ]),
    priced("search-no-price", "", null),
    priced("search-price-range", `${tag(money("9.90"))}<span> - </span>${tag(money("19.90"))}`, null),
    priced("search-price-range-in-words", tag(`${money("9.90")} – ${money("19.90")}`), null),
    priced("search-from-price", `<span class="a-size-base">${words.from} ${tag(money("19.90"))}</span>`, null),
    priced("search-from-price-inside", tag(`${words.from} ${money("19.90")}`), null),
    priced(
      "search-used-offers",
      `<div data-cy="price-recipe">${tag(money("19.90"))}</div><div data-cy="secondary-offer-recipe"><span class="a-color-base">${money("12.00")}</span> <a>(3 ${words.used})</a></div>`,
      "19.90",
    ),
    priced(
      "search-only-used-offers",
      `<div data-cy="secondary-offer-recipe">${tag(money("12.00"))} <a>(3 ${words.used})</a></div>`,
      null,
    ),
    priced(
      "search-list-price-first",
      `<span>${words.list}</span>${struck(money("29.99"))}${tag(money("19.90"))}`,
      "19.90",
    ),
    priced("search-unit-price", `${tag(money("19.90"))} (${struck(money("66.33"))}${words.perKilo})`, "19.90"),
    priced("search-other-currency", tag(words.foreign), null),
    priced("search-thousands", tag(money("12345.00")), "12345.00"),
    priced("search-no-stars", tag(money("5.00")), "5.00"),
    page("search-short-count", item(A, words.title, stars(words, 4.1, words.short)), [
      result(A, words.title, { rating: 4.1 }),
    ]),
    page("search-odd-stars", item(A, words.title, stars(words, 9, words.count(7))), [
      result(A, words.title, { reviewCount: 7 }),
    ]),
    page("search-empty", `<div class="s-no-results"><span>${words.none} <b>qqq</b></span></div>`, []),
    page(
      "search-between",
      `<div data-asin="" data-component-type="s-messaging-widget"><h2>x</h2></div>${item(A, words.title, tag(money("8.00")))}<div class="s-widget"><div data-asin="${B}"><h2>${words.title}</h2></div></div>${item("", words.title, "")}${item("B0SHORT", words.title, "")}`,
      [result(A, words.title, { price: "8.00" })],
    ),
    page(
      "search-many",
      Array.from({ length: 70 }, (_, n) => item(`B0MANY${String(n).padStart(4, "0")}`, `${n}`, "")).join(""),
      Array.from({ length: 60 }, (_, n) => result(`B0MANY${String(n).padStart(4, "0")}`, `${n}`)),
    ),
    page(
      "search-hostile",
      item(
        A,
        `Öl &lt;img src=x onerror=alert(1)&gt; <script>alert(2)</script><style>p{}</style>${"&amp;".repeat(3)}`,
        tag(money("8.00")),
      ).replace(`https://images.example/${A}.jpg`, "javascript:alert(1)"),
      [result(A, "Öl <img src=x onerror=alert(1)> &&&", { price: "8.00", imageUrl: null })],
    ),
    page("search-long-title", item(A, "x".repeat(2_000), ""), [result(A, "x".repeat(500))]),
    {
      ...page("search-huge", item(A, words.title, tag(money("8.00"))), [result(A, words.title, { price: "8.00" })]),
      padding: 3_000_000,
    },
    {
      name: "search-robot",
      kind: "search",
      html: frame(
        words,
        words.robotTitle,
        `<h4>${words.robot}</h4><form method="get" action="/errors/validateCaptcha"><input id="captchacharacters" name="field-keywords"></form>`,
      ),
      outcome: "blocked",
    },
    { name: "search-refused", kind: "search", status: 503, html: frame(words, "503", words.sorry), outcome: "blocked" },
    { name: "search-too-often", kind: "search", status: 429, html: "", outcome: "blocked" },
    {
      name: "search-error",
      kind: "search",
      status: 500,
      html: frame(words, words.sorry, words.sorry),
      outcome: "unreachable",
    },
    {
      name: "search-other-layout",
      kind: "search",
      html: frame(words, "x", `<main><article><h3>${words.title}</h3><b>${money("8.00")}</b></article></main>`),
      outcome: "layout_changed",
    },
    {
      name: "search-results-without-titles",
      kind: "search",
      html: frame(
        words,
        "x",
        slot(`<div data-component-type="s-search-result" data-asin="${A}"><h5>${words.title}</h5></div>`),
      ),
      outcome: "layout_changed",
    },
    { name: "search-empty-page", kind: "search", html: "", outcome: "layout_changed" },
  ];
}
