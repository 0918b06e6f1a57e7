import type { ConcernId } from "@hundeblick/proto/health/check-lists";
import { Pencil, X } from "lucide-react";
import { use } from "react";
import { formatText } from "#shared/language/format-text.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { IconList } from "#shared/ui/IconList.tsx";
import { GREY_MUZZLE } from "#shared/ui/illustrations.ts";
import { PageSection } from "#shared/ui/PageSection.tsx";
import { offeredChecks } from "../check/check-offers.ts";
import { ArticleLinks } from "./ArticleLinks.tsx";
import { ConcernTool } from "./ConcernTool.tsx";
import { HomeAdvice } from "./HomeAdvice.tsx";
import { Ladder } from "./Ladder.tsx";
import { concernPage } from "./load-page.ts";
import { PageSchema } from "./PageSchema.tsx";
import { TopicLinks } from "./TopicLinks.tsx";
import { TopicPage } from "./TopicPage.tsx";
import { useDetailsTexts } from "./texts.ts";

/** One concern: level, questions, advice, questions of the vet, sources. */
export default function ConcernPage({ id }: { id: ConcernId }) {
  const language = useLanguage();
  const { concern, sources, names, guide, articles } = use(concernPage(id, language));
  const texts = useDetailsTexts();
  const { name, asked, rules, otherwise, home, doNot, goSooner, tellVet } = concern;
  const signs = goSooner.filter(({ level }) => level === "now").map(({ text }) => text);
  const offered = offeredChecks([id], []);
  return (
    <>
      <PageSchema
        topic={{ kind: "concern", id }}
        name={name}
        title={formatText(texts.concernTitle, { asked })}
        description={formatText(texts.concernDescription, { name })}
        sources={sources}
        about={{ "@type": "MedicalSignOrSymptom", name }}
      />
      <TopicPage
        kind="concern"
        signs={signs}
        guide={guide}
        heading={asked}
        lead={texts.concernLead}
        begin={texts.answerQuestions}
        picture={GREY_MUZZLE}
        before={
          <section className="wrap stack check-when" aria-labelledby="when">
            <h2 className="step-6" id="when">
              {texts.when}
            </h2>
            <Ladder lines={[...rules, otherwise].map(({ level, reason }) => ({ level, text: reason }))} />
            <p className="small soft">{texts.basis}</p>
          </section>
        }
        tool={<ConcernTool id={id} />}
        sources={sources}
      >
        <HomeAdvice home={home} />
        <PageSection title={texts.not}>
          <IconList lines={doNot} icon={X} />
        </PageSection>
        <PageSection title={texts.sooner}>
          <Ladder lines={goSooner} />
        </PageSection>
        <PageSection title={texts.tellVet}>
          <IconList lines={tellVet} icon={Pencil} />
        </PageSection>
        <ArticleLinks articles={articles} />
        <PageSection title={texts.fittingChecks}>
          <TopicLinks
            topics={names.checks
              .filter((check) => offered.includes(check.id))
              .map((check) => ({ kind: "check", id: check.id, name: check.name }))}
          />
        </PageSection>
        <PageSection title={texts.otherConcerns}>
          <TopicLinks
            topics={names.concerns
              .filter((other) => other.group === concern.group && other.id !== id)
              .map((other) => ({ kind: "concern", id: other.id, name: other.name }))}
          />
        </PageSection>
      </TopicPage>
    </>
  );
}
