import { JsonLd } from "#shared/head/JsonLd.tsx";
import { SITE_URL } from "#shared/head/site.ts";
import { breadcrumbList, ORGANIZATION } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import type { ToolText } from "./tool-text.ts";

/** Structured data: a free web application, its questions, and breadcrumbs. */
export function ToolSchema({ slug, text, hub }: { slug: string; text: ToolText; hub: string }) {
  const language = useLanguage();
  const path = `/${language}/tools/${slug}`;
  const application = {
    "@type": "WebApplication",
    name: text.title,
    description: text.description,
    url: SITE_URL + path,
    inLanguage: language,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
    browserRequirements: "JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "EUR" },
    publisher: ORGANIZATION,
  };
  const questions = text.faq.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return (
    <JsonLd
      graph={[
        application,
        ...(questions.length > 0 ? [{ "@type": "FAQPage", inLanguage: language, mainEntity: questions }] : []),
        breadcrumbList(language, [
          { name: hub, path: `/${language}/tools` },
          { name: text.title, path },
        ]),
      ]}
    />
  );
}
