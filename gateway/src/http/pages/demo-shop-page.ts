import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import type { ReplyOf } from "@hundeblick/proto/rpc/define";
import type { demoProduct } from "@hundeblick/proto/rpc/catalogue";
import { DEMO_SHOP, HOME } from "../texts/page-texts.ts";
import { markup } from "./markup.ts";
import { page } from "./page.ts";

/** One fictional product, labelled as such. */
export function demoShopPage(
  { product, description, bulletPoints }: ReplyOf<typeof demoProduct>,
  language: Language,
): string {
  const price =
    product.price === null
      ? DEMO_SHOP.noPrice[language]
      : new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
          style: "currency",
          currency: product.currency,
        }).format(Number(product.price));
  // pictures from this site only
  const picture = product.image?.startsWith("/")
    ? markup`<img src="${product.image}" alt="" width="320" height="320">`
    : markup`<span></span>`;
  return page({
    language,
    title: `${product.name} · ${DEMO_SHOP.title[language]}`,
    body: markup`<p class="notice" role="note"><strong>${DEMO_SHOP.title[language]}.</strong> ${DEMO_SHOP.notice[language]}</p>
<article class="card product">${picture}<div>
<h1>${product.title}</h1>
<p class="soft">${DEMO_SHOP.brand[language]}: ${product.brand}</p>
<p class="price">${price}</p>
<p>${description}</p>
<ul>${bulletPoints.map((point) => markup`<li>${point}</li>`)}</ul>
<p><a class="button" href="/${language}">${HOME[language]}</a></p>
</div></article>`,
  });
}
