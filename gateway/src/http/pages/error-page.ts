import type { ErrorCode } from "@hundeblick/proto/errors";
import { ERROR_TEXTS } from "../texts/error-texts.ts";
import type { Visitor } from "../visitor.ts";
import { HOME, REFERENCE } from "../texts/page-texts.ts";
import { markup } from "./markup.ts";
import { letter, page } from "./page.ts";

/** Shown instead of a page after an error. */
export function errorPage(code: ErrorCode, { language, traceId }: Visitor): string {
  const says = ERROR_TEXTS[code][language];
  return page({
    language,
    title: "Hundeblick",
    body: letter(
      markup`<h1>${says}</h1><p><a class="button" href="/${language}">${HOME[language]}</a></p><p class="soft">${REFERENCE[language]} ${traceId}</p>`,
    ),
  });
}
