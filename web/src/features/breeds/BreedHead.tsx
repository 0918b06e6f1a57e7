import { pathOfBreed } from "@hundeblick/triage/breeds/breed-slugs";
import type { BreedPageFacts } from "@hundeblick/triage/breeds/page-facts";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { SITE_URL } from "#shared/head/site.ts";
import { breadcrumbList, ORGANIZATION } from "#shared/head/structured-data.ts";
import { reviewSchema } from "#shared/review/review-of.ts";
import { useReview } from "#shared/review/use-review.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useBreedTexts } from "./texts.ts";

/** Structured data of the page. */
export function BreedHead({ facts }: { facts: BreedPageFacts }) {
  const language = useLanguage();
  const texts = useBreedTexts();
  const review = useReview({ kind: "breed" });
  const path = pathOfBreed(facts.id, language);
  const [title, description] = [texts.title(facts), texts.description(facts)];
  const page = {
    "@type": "WebPage",
    name: title,
    description,
    url: SITE_URL + path,
    inLanguage: language,
    isAccessibleForFree: true,
    about: { "@type": "Thing", name: facts.name[language], alternateName: facts.names[language].slice(1) },
    publisher: ORGANIZATION,
    image: `${SITE_URL}/og${path}.png`,
    ...reviewSchema(review, language),
  };
  const trail = [
    { name: texts.list.heading, path: `/${language}/breeds` },
    { name: facts.name[language], path },
  ];
  return (
    <>
      <PageHead
        title={`${title} – Hundeblick`}
        description={description}
        path={path}
        alternate={(to) => pathOfBreed(facts.id, to)}
      />
      <JsonLd graph={[page, breadcrumbList(language, trail)]} />
    </>
  );
}
