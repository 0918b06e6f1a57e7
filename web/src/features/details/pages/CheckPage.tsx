import type { CheckId } from "@hundeblick/proto/health/check-lists";
import { use } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { FLOPPY_DOG } from "#shared/ui/illustrations.ts";
import { ArticleLinks } from "./ArticleLinks.tsx";
import { CheckTool } from "./CheckTool.tsx";
import { Ladder } from "./Ladder.tsx";
import { checkPage } from "./load-page.ts";
import { PageSchema } from "./PageSchema.tsx";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { TopicLinks } from "./TopicLinks.tsx";
import { TopicPage } from "./TopicPage.tsx";
import { useDetailsTexts } from "./texts.ts";

/** One hands-on check: instructions, inputs, meaning of results, sources. */
export default function CheckPage({ id }: { id: CheckId }) {
  const language = useLanguage();
  const { check, sources, names, guide, articles } = use(checkPage(id, language));
  const texts = useDetailsTexts();
  const { name, why, steps, bands, notFor } = check;
  const title = check.title ?? formatText(texts.checkTitle, { name });
  return (
    <>
      <PageSchema
        topic={{ kind: "check", id }}
        name={name}
        title={title}
        description={why}
        sources={sources}
        about={{
          "@type": "HowTo",
          name: title,
          step: steps.map(({ text }) => ({ "@type": "HowToStep", text })),
        }}
      />
      <TopicPage
        kind="check"
        signs={[guide.atOnce]}
        guide={guide}
        heading={title}
        lead={why}
        begin={texts.measure}
        picture={FLOPPY_DOG}
        before={
          <div className="wrap page-parts">
            <PageSection title={texts.howTo}>
              <ol className="bullets">
                {steps.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
            </PageSection>
            <PageSection title={texts.checkNotFor}>
              <p>{notFor}</p>
            </PageSection>
          </div>
        }
        tool={<CheckTool check={check} />}
        sources={sources}
      >
        <PageSection title={texts.meanings}>
          <Ladder lines={bands} />
        </PageSection>
        <ArticleLinks articles={articles} />
        <PageSection title={texts.otherChecks}>
          <TopicLinks
            topics={names.checks
              .filter((other) => other.id !== id)
              .map((other) => ({ kind: "check", id: other.id, name: other.name }))}
          />
        </PageSection>
      </TopicPage>
    </>
  );
}
