import { ProductImage } from "@hundeblick/proto/http/catalogue";
import type { CheerioAPI } from "cheerio";

/** Words of an element without the white space of its source. */
export const text = (element: { text(): string }): string => element.text().replaceAll(/\s+/g, " ").trim();

/** A page that asks whether we are a machine, in any of the four languages. We do not answer it. */
export const isBlocked = ($: CheerioAPI): boolean => $('form[action*="validateCaptcha"], #captchacharacters').length > 0 || /robot check|automated access/i.test($("title").text());

/** A picture's address when it is one we may show. */
export const pictureOf = (address: string | undefined): string | null => ProductImage.safeParse(address).data ?? null;
