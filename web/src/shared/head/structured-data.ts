import type { Language } from "@hundeblick/proto/language";
import { organizationAt } from "./site-schema.ts";
import { SITE_URL } from "./site.ts";

/** Who is behind the site, after schema.org. */
export const ORGANIZATION = organizationAt(SITE_URL);

export interface Crumb {
  name: string;
  /** Address of the page without the site. */
  path: string;
}

/** Where a page lies, after schema.org: from the home page over these steps to the page itself. */
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
