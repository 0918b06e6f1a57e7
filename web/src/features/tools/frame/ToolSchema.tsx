import { SITE_URL } from "../../../app/site.ts";
import { useLanguage } from "../../../app/use-language.ts";
import type { ToolText } from "./tool-text.ts";

/** What search engines read: the tool as a free web application, and where it lies on the site. */
export function ToolSchema({ slug, text }: { slug: string; text: ToolText }) {
  const language = useLanguage();
  const home = `${SITE_URL}/${language}`;
  const url = `${home}/tools/${slug}`;
  const crumb = (position: number, name: string, item: string) => ({
    "@type": "ListItem",
    position,
    name,
    item,
  });
  const graph = [
    {
      "@type": "WebApplication",
      name: text.title,
      description: text.description,
      url,
      inLanguage: language,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
      browserRequirements: "JavaScript",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: "0", priceCurrency: "EUR" },
      publisher: { "@type": "Organization", name: "Hundeblick", url: SITE_URL || "/" },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [crumb(1, "Hundeblick", home), crumb(2, text.title, url)],
    },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return (
    <script
      type="application/ld+json"
      // A closing tag inside the data would end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}
