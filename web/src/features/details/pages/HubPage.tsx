import "@hundeblick/web-kit/styles/level.css";
import "@hundeblick/web-kit/styles/check-page.css";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { CheckCards } from "#shared/ui/CheckCards.tsx";
import { GROUPS } from "../check/words.ts";
import { ConcernSearch } from "./ConcernSearch.tsx";
import { EmergencyBand } from "#shared/emergency/EmergencyBand.tsx";
import { hubPage } from "./load-page.ts";
import { TopicLinks } from "./TopicLinks.tsx";
import { UrgentSigns } from "./UrgentSigns.tsx";
import { useDetailsTexts } from "./texts.ts";

/** Overview: emergency signs, search, concerns by group, checks. */
export default function HubPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { names, guide } = use(hubPage(language));
  const texts = useDetailsTexts();
  const path = `/${language}/check`;
  return (
    <>
      <PageHead
        title={`${texts.hub.title} – Hundeblick`}
        description={texts.hub.description}
        path={path}
        alternate={(to) => `/${to}/check`}
      />
      <JsonLd graph={[breadcrumbList(language, [{ name: texts.hub.title, path }])]} />
      <EmergencyBand signs={[guide.atOnce]} guide={guide} />
      <div className="wrap page-top stack stack--l">
        <div className="stack">
          <h1>{texts.hub.heading}</h1>
          <p className="lead">{texts.hub.lead}</p>
        </div>
        <ConcernSearch />
      </div>
      <section className="wrap section stack" aria-labelledby="urgent">
        <h2 className="step-6" id="urgent">
          {texts.urgent}
        </h2>
        <p>{texts.urgentLead}</p>
        <UrgentSigns />
      </section>
      <section className="section section--sunken" aria-labelledby="concerns">
        <div className="wrap stack stack--l">
          <h2 className="step-6" id="concerns">
            {texts.concerns}
          </h2>
          <div className="topic-groups">
            {GROUPS.map((group) => (
              <div className="stack stack--s" key={group.id}>
                <h3 className="step-4">{t(group.name)}</h3>
                <TopicLinks
                  topics={names.concerns
                    .filter((concern) => concern.group === group.id)
                    .map(({ id, name }) => ({ kind: "concern", id, name }))}
                />
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="wrap section stack stack--l" aria-labelledby="checks">
        <div className="stack stack--s">
          <h2 className="step-6" id="checks">
            {texts.checks}
          </h2>
          <p>{texts.checksLead}</p>
        </div>
        <CheckCards checks={names.checks} />
        <p className="small soft">
          {texts.basis} {texts.hub.review}
        </p>
      </section>
    </>
  );
}
