import type { Language } from "@hundeblick/proto/language";

/** Who is behind the site, after schema.org. */
export const organizationAt = (siteUrl: string) => ({
  "@type": "Organization",
  name: "Hundeblick",
  url: siteUrl || "/",
  logo: `${siteUrl}/favicon.svg`,
});

/** The site in a language and where it is searched, after schema.org. */
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
