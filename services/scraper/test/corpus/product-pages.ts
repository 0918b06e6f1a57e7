import { CURRENCY_OF, type Market } from "@hundeblick/proto/language";
import { type Case, frame, tag } from "./search-pages.ts";
import { WORDS } from "./words.ts";

const ASIN = "B0TEST0001";
const badge = '<i class="a-icon a-icon-prime" role="img" aria-label="Prime"></i>';
const core = (inside: string): string => `<div id="corePrice_feature_div">${inside}</div>`;
const desktop = (inside: string): string => `<div id="corePriceDisplay_desktop_feature_div">${inside}</div>`;
const stock = (words: string): string =>
  `<div id="availability"><span class="a-size-medium">\n ${words}\n </span><script>P.when("A").execute(function(){ return "0 left"; })</script></div>`;
const struck = (text: string): string =>
  `<span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">${text}</span></span>`;

export function productCases(market: Market): Case[] {
  const words = WORDS[market];
  const { money } = words;
  const currency = CURRENCY_OF[market];
  /** The price in parts, as for large prices; the screen reader text is empty. */
  const drawn = (amount: string): string => {
    const [sign, cents] = [market === "us" || market === "uk" ? "." : ",", amount.split(".")[1] ?? ""];
    const symbol = `<span class="a-price-symbol">${{ de: "€", us: "$", uk: "£", pl: "zł" }[market]}</span>`;
    const number = `<span class="a-price-whole">${words.whole(amount)}<span class="a-price-decimal">${sign}</span></span><span class="a-price-fraction">${cents}</span>`;
    return `<span class="a-price aok-align-center priceToPay"><span class="a-offscreen"> </span><span aria-hidden="true">${market === "us" || market === "uk" ? symbol + number : number + symbol}</span></span>`;
  };
  const html = (inside: string, asin = ASIN, title = words.title): string =>
    frame(
      words,
      "x",
      `<input type="hidden" id="ASIN" name="ASIN" value="${asin}"><div id="centerCol"><h1><span id="productTitle" class="a-size-large">\n        ${title}\n      </span></h1>${inside}</div>`,
    );
  const base = { marketTitle: words.title, currency };
  const page = (name: string, inside: string, value: object, doubtful?: string[]): Case => ({
    name,
    kind: "product",
    html: html(inside),
    outcome: doubtful ? "doubtful" : "ok",
    value: { ...base, ...value },
    ...(doubtful && { doubtful }),
  });
  const titled = (name: string, title: string, inside: string, value: object): Case => ({
    name,
    kind: "product",
    html: html(inside, ASIN, title),
    outcome: "ok",
    value,
  });
  const sold = (price: string) => ({ price, primeEligible: false });
  return [
    page(
      "product-plain",
      `<a id="bylineInfo" href="/stores/x">${words.brand}</a><span id="acrPopover" title="${words.stars(4.5)}"></span><span id="acrCustomerReviewText">${words.ratings(1234)}</span>${core(tag(money("19.90")))}${stock(words.there)}${badge}<img id="landingImage" src="https://images.example/s.jpg" data-old-hires="https://images.example/l.jpg"><div id="productDescription"><p>${words.bullets[0]}</p></div>`,
      {
        price: "19.90",
        available: true,
        rating: 4.5,
        reviewCount: 1234,
        primeEligible: true,
        marketBrand: "Nordpfote",
        imageUrl: "https://images.example/l.jpg",
        description: words.bullets[0],
      },
    ),
    page("product-brand-store", `<a id="bylineInfo">${words.visit}</a>${core(tag(money("19.90")))}`, {
      ...sold("19.90"),
      marketBrand: "Nordpfote",
    }),
    page("product-price-drawn", desktop(drawn("19.90")), sold("19.90")),
    page("product-price-drawn-thousands", desktop(drawn("1234.50")), sold("1234.50")),
    page(
      "product-price-to-pay",
      desktop(`<span>${words.list}</span>${struck(money("29.99"))}${tag(money("19.90"), " priceToPay")}`),
      sold("19.90"),
    ),
    page(
      "product-several-places",
      `${core(tag(money("19.90")))}${desktop(drawn("19.90"))}<div id="twister"><span class="a-price"><span class="a-offscreen">${money("44.00")}</span></span></div><div id="sims">${tag(money("3.00"))}</div>`,
      sold("19.90"),
    ),
    page("product-two-prices-that-differ", `${core(tag(money("19.90")))}${desktop(drawn("24.90"))}`, {}, ["price"]),
    page(
      "product-deal",
      `<span class="dealBadge">${words.saving}</span>${desktop(`<span class="savingsPercentage">-33 %</span>${drawn("19.90")}<span>${words.list}</span>${struck(money("29.99"))}`)}${stock(words.there)}`,
      { ...sold("19.90"), available: true },
    ),
    page(
      "product-subscribe",
      `<div id="snsAccordionRowMiddle"><b>${words.subscribe}</b><div id="corePrice_feature_div">${tag(money("17.91"))}</div></div><div id="newAccordionRow_0"><b>${words.once}</b><div id="corePrice_feature_div">${tag(money("19.90"))}</div></div>`,
      sold("19.90"),
    ),
    page(
      "product-subscribe-beside",
      `${core(tag(money("19.90")))}<div id="snsBuyBox"><span id="sns-base-price">${money("17.91")}</span></div>`,
      sold("19.90"),
    ),
    page(
      "product-unit-price",
      core(`${tag(money("19.90"))} (${struck(money("66.33"))}${words.perKilo})`),
      sold("19.90"),
    ),
    page("product-old-layout", `<span id="priceblock_ourprice">${money("19.90")}</span>${stock(words.there)}`, {
      ...sold("19.90"),
      available: true,
    }),
    page("product-unavailable", stock(words.out), { available: false }),
    page("product-out-for-now", `${core(tag(money("19.90")))}${stock(words.back)}`, {
      ...sold("19.90"),
      available: false,
    }),
    page("product-few-left", `${core(tag(money("19.90")))}${stock(words.few)}`, { ...sold("19.90"), available: true }),
    page("product-ships-later", `${core(tag(money("19.90")))}${stock(words.ships)}`, {
      ...sold("19.90"),
      available: true,
    }),
    page("product-cannot-tell", `${core(tag(money("19.90")))}${stock(words.choose)}`, sold("19.90"), ["available"]),
    page(
      "product-other-sellers",
      `<div id="olpLinkWidget_feature_div">${tag(money("12.00"))}</div>${stock(words.others)}`,
      {},
      ["available"],
    ),
    page("product-says-nothing", "", {}),
    page(
      "product-used-only",
      `<div id="usedBuySection"><div id="corePrice_feature_div">${tag(money("12.00"))}</div></div>`,
      {},
    ),
    page(
      "product-variants",
      `${core(`${tag(money("19.90"))} - ${tag(money("49.90"))}`)}<ul id="twister"><li data-asin="B0TEST0009">500 g</li></ul>`,
      {},
      ["price"],
    ),
    page("product-from-price", core(`${words.from} ${tag(money("19.90"))}`), {}, ["price"]),
    page("product-other-currency", core(tag(words.foreign)), {}, ["price"]),
    page("product-odd-price", core(tag("—")), {}, ["price"]),
    page("product-zero-price", core(tag(money("0.00"))), {}, ["price"]),
    page(
      "product-odd-stars",
      `<span id="acrPopover" title="${words.stars(9)}"></span>${core(tag(money("19.90")))}`,
      sold("19.90"),
      ["rating"],
    ),
    page(
      "product-whole-stars",
      `<span id="acrPopover" title="${words.stars(4)}"></span><span id="acrCustomerReviewText">(${words.count(7)})</span>${core(tag(money("19.90")))}`,
      { ...sold("19.90"), rating: 4, reviewCount: 7 },
    ),
    page(
      "product-short-count",
      `<span id="acrCustomerReviewText">${words.short}</span>${core(tag(money("19.90")))}`,
      sold("19.90"),
      ["reviewCount"],
    ),
    page("product-no-rating", core(tag(money("19.90"))), sold("19.90")),
    page(
      "product-bullets",
      `${core(tag(money("19.90")))}<div id="feature-bullets"><ul><li><span class="a-list-item"> ${words.bullets[0]} </span></li><li><span> </span></li><li class="aok-hidden"><span>hidden</span></li><li><span>${words.bullets[1]}<script>x()</script></span></li></ul></div>`,
      { ...sold("19.90"), bulletPoints: words.bullets },
    ),
    page(
      "product-specifications",
      `${core(tag(money("19.90")))}<table id="productDetails_techSpec_section_1"><tr><th> ${words.spec[0]} </th><td>\u200E${words.spec[1]}</td></tr><tr><th></th><td>x</td></tr></table><table id="productDetails_detailBullets_sections1"><tr><th>ASIN</th><td>${ASIN}</td></tr></table>`,
      { ...sold("19.90"), specifications: { [words.spec[0]]: words.spec[1], ASIN } },
    ),
    page(
      "product-detail-list",
      `${core(tag(money("19.90")))}<div id="detailBullets_feature_div"><ul><li><span class="a-list-item"><span class="a-text-bold">${words.spec[0]}\n \u200F : \u200E </span><span>${words.spec[1]}</span></span></li></ul></div>`,
      { ...sold("19.90"), specifications: { [words.spec[0]]: words.spec[1] } },
    ),
    page(
      "product-overview",
      `${core(tag(money("19.90")))}<div id="productOverview_feature_div"><table><tr class="po-brand"><td><span>${words.spec[0]}</span></td><td><span>${words.spec[1]}</span></td></tr></table></div>`,
      { ...sold("19.90"), specifications: { [words.spec[0]]: words.spec[1] } },
    ),
    titled(
      "product-hostile",
      "Öl <script>alert(1)</script><style>p{}</style>&lt;b&gt;",
      `${core(tag(money("19.90")))}<img id="landingImage" src="javascript:alert(1)"><table id="productDetails_techSpec_section_1"><tr><th>__proto__</th><td>x</td></tr></table><div id="productDescription"><p>&lt;b&gt;x&lt;/b&gt;<script>alert(1)</script></p></div>`,
      { ...sold("19.90"), marketTitle: "Öl <b>", currency, description: "<b>x</b>" },
    ),
    {
      ...page("product-huge", `${core(tag(money("19.90")))}${stock(words.there)}`, {
        ...sold("19.90"),
        available: true,
      }),
      padding: 3_000_000,
    },
    titled(
      "product-long-words",
      "x".repeat(700),
      `${core(tag(money("19.90")))}<div id="productDescription">${"y".repeat(10_500)}</div>`,
      { ...sold("19.90"), currency, marketTitle: "x".repeat(500), description: "y".repeat(10_000) },
    ),
    {
      name: "product-robot",
      kind: "product",
      html: frame(
        words,
        words.robotTitle,
        `<h4>${words.robot}</h4><form method="get" action="/errors/validateCaptcha"><input id="captchacharacters"></form>`,
      ),
      outcome: "blocked",
    },
    {
      name: "product-go-on-shopping",
      kind: "product",
      html: frame(
        words,
        "x",
        `<form method="get" action="/errors/validateCaptcha" name=""><input type="hidden" name="amzn" value="x"><button>OK</button></form>`,
      ),
      outcome: "blocked",
    },
    {
      name: "product-refused",
      kind: "product",
      status: 503,
      html: frame(words, "503", words.sorry),
      outcome: "blocked",
    },
    {
      name: "product-gone",
      kind: "product",
      status: 404,
      html: frame(words, words.goneTitle, words.goneTitle),
      outcome: "gone",
    },
    { name: "product-gone-for-good", kind: "product", status: 410, html: "", outcome: "gone" },
    {
      name: "product-gone-with-200",
      kind: "product",
      html: frame(words, words.goneTitle, `<div id="g"><a href="/"><img alt="${words.goneTitle}"></a></div>`),
      outcome: "gone",
    },
    {
      name: "product-error",
      kind: "product",
      status: 500,
      html: frame(words, words.sorry, words.sorry),
      outcome: "unreachable",
    },
    {
      name: "product-other-layout",
      kind: "product",
      html: frame(words, words.title, `<h1 class="t">${words.title}</h1><b>${money("19.90")}</b>`),
      outcome: "layout_changed",
    },
    {
      name: "product-other-product",
      kind: "product",
      html: html(core(tag(money("19.90"))), "B0TEST0009"),
      outcome: "layout_changed",
    },
    {
      name: "product-no-title",
      kind: "product",
      html: html(core(tag(money("19.90"))), ASIN, ""),
      outcome: "layout_changed",
    },
    { name: "product-empty-page", kind: "product", html: "", outcome: "layout_changed" },
  ];
}
