import type { Language } from "@hundeblick/proto/language";
import { organizationAt, webSiteAt } from "../../src/shared/head/site-schema.ts";

/** What search engines read on a home page. Written here, so that the first scripts need not hold it. */
export function homeSchema(siteUrl: string, language: Language): string {
  const graph = [organizationAt(siteUrl), webSiteAt(siteUrl, language)];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json}</script>`;
}
