import type { Language } from "@hundeblick/proto/language";
import { organizationAt, webSiteAt } from "../../src/shared/head/site-schema.ts";

/** Structured data of a home page; here, to keep it out of the first scripts. */
export function homeSchema(siteUrl: string, language: Language): string {
  const graph = [organizationAt(siteUrl), webSiteAt(siteUrl, language)];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return `<script type="application/ld+json">${json}</script>`;
}
