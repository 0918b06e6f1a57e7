import { ProductImage } from "@hundeblick/proto/http/catalogue";
import { type CheerioAPI, load } from "cheerio";

/** Words of an element without the white space and the direction marks of its source. */
export const text = (element: { text(): string }): string =>
  element
    .text()
    .replaceAll(/[\u200E\u200F]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const NOT_FOUND = /seite (?:wurde )?nicht gefunden|page not found|nie znaleziono strony/i;

/**
 * A page without what is never shown as words. Instead of it: it asks whether we are a machine (in any language; we do
 * not answer), or says that there is no such page.
 */
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

/** A picture's address when it is one we may show. */
export const pictureOf = (address: string | undefined): string | null => ProductImage.safeParse(address).data ?? null;
