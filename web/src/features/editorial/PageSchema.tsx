import { JsonLd } from "#shared/head/JsonLd.tsx";
import { SITE_URL } from "#shared/head/site.ts";
import { type Review, reviewSchema } from "#shared/review/review-of.ts";
import { breadcrumbList, type Crumb, ORGANIZATION } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import type { ContentEntry } from "../../content/content-entry.ts";

interface BreadcrumbsProps {
  /** Breadcrumbs below the home page, including this page. */
  trail: readonly Crumb[];
  /** The text on this page, if any. */
  article?: ContentEntry;
  /** Its review. */
  review?: Review | null;
}

/** Structured data of an editorial page: breadcrumbs and article. */
export function Breadcrumbs({ trail, article, review = null }: BreadcrumbsProps) {
  const breadcrumbs = breadcrumbList(useLanguage(), trail);
  return <JsonLd graph={article ? [articleOf(article, review), breadcrumbs] : [breadcrumbs]} />;
}

const articleOf = (entry: ContentEntry, review: Review | null) => ({
  "@type": "Article",
  headline: entry.title,
  description: entry.description,
  inLanguage: entry.language,
  datePublished: entry.date,
  dateModified: entry.updated,
  author: ORGANIZATION,
  publisher: ORGANIZATION,
  image: `${SITE_URL}/og${entry.url}.png`,
  // a review belongs to the page, because articles have no such property
  mainEntityOfPage: review
    ? { "@type": "WebPage", "@id": SITE_URL + entry.url, ...reviewSchema(review, entry.language) }
    : SITE_URL + entry.url,
  ...(entry.keywords.length > 0 ? { keywords: entry.keywords.join(", ") } : {}),
});
