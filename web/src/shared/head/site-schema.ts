import type { Language } from "@hundeblick/proto/language";

/** The organisation (schema.org). */
export const organizationAt = (siteUrl: string) => ({
  "@type": "Organization",
  name: "Hundeblick",
  url: siteUrl || "/",
  logo: `${siteUrl}/favicon.svg`,
});

/** The site in a language with its search (schema.org). */
export const webSiteAt = (siteUrl: string, language: Language) => ({
  "@type": "WebSite",
  name: "Hundeblick",
  url: `${siteUrl}/${language}`,
  inLanguage: language,
  potentialAction: {
    "@type": "SearchAction",
    target: `${siteUrl}/${language}/blog?q={words}`,
    "query-input": "required name=words",
  },
});
