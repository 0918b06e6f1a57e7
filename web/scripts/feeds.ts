import { LANGUAGES } from "@hundeblick/proto/languages";
import { escapeHtml } from "@hundeblick/proto/escape-html";
import type { Operator } from "../src/content/operator.ts";
import { EDITORIAL_TEXTS } from "../src/content/texts.ts";
import type { ContentEntry } from "../src/content/content-entry.ts";
import type { SitePage } from "./site-pages.ts";

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** All indexed pages, each with its other languages. */
export function sitemap(pages: readonly SitePage[], site: string): string {
  const urls = pages
    .filter(({ languages }) => languages.length > 0)
    .map(({ path, languages, alternate, updated, priority }) => {
      const others =
        languages.length > 1
          ? languages
              .map((to) => `<xhtml:link rel="alternate" hreflang="${to}" href="${site}${alternate(to)}"/>`)
              .join("")
          : "";
      return `<url><loc>${site}${path}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ""}<priority>${priority}</priority>${others}</url>`;
    });
  return `${HEADER}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`;
}

/** robots.txt. Pages that must not be indexed have a meta tag, which a robot has to be able to read. */
export const robots = (site: string): string => `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`;

/** Articles and content pages of one language, newest first, as RSS 2.0; keyed by path. */
export function feeds(entries: readonly ContentEntry[], site: string): Map<string, string> {
  return new Map(
    LANGUAGES.map((language) => {
      const items = entries
        .filter((entry) => entry.language === language)
        .slice(0, 30)
        .map(
          ({ title, url, excerpt, date, tags }) =>
            `<item><title>${escapeHtml(title)}</title><link>${site}${url}</link><guid>${site}${url}</guid><pubDate>${new Date(`${date}T12:00:00Z`).toUTCString()}</pubDate>${tags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join("")}<description>${escapeHtml(excerpt)}</description></item>`,
        );
      const self = `${site}/${language}/feed.xml`;
      return [
        `/${language}/feed.xml`,
        `${HEADER}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${EDITORIAL_TEXTS[language].feed.title}</title><link>${site}/${language}/blog</link><description>${EDITORIAL_TEXTS[language].feed.description}</description><language>${language}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>\n${items.join("\n")}\n</channel></rss>\n`,
      ];
    }),
  );
}

/** security.txt (RFC 9116). The gateway adds `Expires`. */
export const securityTxt = (site: string, { email }: Pick<Operator, "email">): string =>
  `Contact: mailto:${email}\nContact: ${site}/impressum\nPreferred-Languages: ${LANGUAGES.join(", ")}\nCanonical: ${site}/.well-known/security.txt\n`;
