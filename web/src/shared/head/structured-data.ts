import type { Language } from "@hundeblick/proto/language";
import { organizationAt } from "./site-schema.ts";
import { SITE_URL } from "./site.ts";

/** Reference to the organisation. */
export const ORGANIZATION = organizationAt(SITE_URL);

export interface Crumb {
  name: string;
  /** URL of the page. */
  path: string;
}

/** Breadcrumbs from the home page to the page itself. */
export function breadcrumbList(language: Language, trail: readonly Crumb[]): object {
  const steps = [{ name: "Hundeblick", path: `/${language}` }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: SITE_URL + path,
    })),
  };
}
