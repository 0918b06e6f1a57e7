import type { Language } from "@hundeblick/proto/language";
import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { escapeHtml } from "@hundeblick/proto/escape-html";
import { PREVIEW_WORDS } from "../../src/features/report/preview-words.ts";

/** Path of the picture, without the site. */
export const reportPicture = (language: Language): string => `/og/${language}/report.png`;

/** Preview of a link to a report, without a canonical address, because each report is a page of its own. */
export function reportPreview(siteUrl: string, language: Language): string {
  const { title, text } = PREVIEW_WORDS[language];
  const properties = {
    "og:type": "website",
    "og:site_name": "Hundeblick",
    "og:title": `${title} – Hundeblick`,
    "og:description": text,
    "og:locale": LANGUAGE_FACTS[language].locale.replace("-", "_"),
    "og:image": siteUrl + reportPicture(language),
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
  );
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image">`;
}
