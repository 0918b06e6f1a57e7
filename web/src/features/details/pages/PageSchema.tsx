import { pathOfTopic, type PageTopic } from "@hundeblick/triage/page-slugs";
import type { ShownSource } from "@hundeblick/triage/modules";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { SITE_URL } from "#shared/head/site.ts";
import { breadcrumbList, ORGANIZATION } from "#shared/head/structured-data.ts";
import { reviewSchema } from "#shared/review/review-of.ts";
import { useReview } from "#shared/review/use-review.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { addressOf } from "./PageSources.tsx";
import { useDetailsTexts } from "./texts.ts";

interface PageSchemaProps {
  topic: PageTopic;
  name: string;
  title: string;
  description: string;
  sources: readonly ShownSource[];
  /** Subject of the page, in schema.org's terms. */
  about: object;
}

/** Structured data of the page. */
export function PageSchema({ topic, name, title, description, sources, about }: PageSchemaProps) {
  const language = useLanguage();
  const texts = useDetailsTexts();
  const review = useReview({ kind: topic.kind });
  const path = pathOfTopic(topic, language);
  const page = {
    "@type": "MedicalWebPage",
    name: title,
    description,
    url: SITE_URL + path,
    inLanguage: language,
    isAccessibleForFree: true,
    about,
    publisher: ORGANIZATION,
    ...reviewSchema(review, language),
    image: `${SITE_URL}/og${path}.png`,
    citation: sources.map((source) => ({
      "@type": "CreativeWork",
      name: source.title,
      url: addressOf(source),
    })),
  };
  const trail = [
    { name: texts.hub.title, path: `/${language}/check` },
    { name, path },
  ];
  return (
    <>
      <PageHead
        title={`${title} – Hundeblick`}
        description={description}
        path={path}
        alternate={(to) => pathOfTopic(topic, to)}
      />
      <JsonLd graph={[page, breadcrumbList(language, trail)]} />
    </>
  );
}
