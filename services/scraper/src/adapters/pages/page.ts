import { ProductImage } from "@hundeblick/proto/http/catalogue";
import { type CheerioAPI, load } from "cheerio";

/** Text of an element without white space and direction marks of its source. */
export const text = (element: { text(): string }): string =>
  element
    .text()
    .replaceAll(/[\u200E\u200F]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const NOT_FOUND = /seite (?:wurde )?nicht gefunden|page not found|nie znaleziono strony/i;

/** A page without invisible elements; or `robot` for a captcha in any language, `missing` for a not-found page. */
export function loadPage(html: string): CheerioAPI | "blocked" | "gone" {
  const $ = load(html);
  const title = $("title").first().text();
  if (
    $('form[action*="validateCaptcha"], #captchacharacters').length > 0 ||
    /robot check|automated access/i.test(title)
  )
    return "blocked";
  if (NOT_FOUND.test(title)) return "gone";
  $("script, style, noscript, template").remove();
  return $;
}

/** A picture's address if it is allowed. */
export const pictureOf = (address: string | undefined): string | null => ProductImage.safeParse(address).data ?? null;
