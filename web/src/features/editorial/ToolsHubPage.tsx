import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/editorial.css";
import { loadNames } from "@hundeblick/triage/load";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "#shared/head/PageHead.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { loadOnce } from "#shared/load-once.ts";
import { CheckCards } from "#shared/ui/CheckCards.tsx";
import { useContent } from "../../content/content.ts";
import { SearchField } from "./SearchField.tsx";
import { withWords, wordsOfCheck, wordsOfEntry } from "./lists.ts";
import { PageCard } from "./PageCard.tsx";
import { Breadcrumbs } from "./PageSchema.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";

/** All free tools and hands-on checks, with a search. */
export default function ToolsHubPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { words, choose } = useBlogFilter();
  const tools = useContent(language).entries.filter(({ kind }) => kind === "tool");
  const { checks } = use(loadOnce(`names ${language}`, () => loadNames(language)));
  const foundTools = withWords(tools, words, wordsOfEntry);
  const foundChecks = withWords(checks, words, wordsOfCheck);
  const title = t("Free tools for dog owners");
  const lead = t("Small calculators, tests and checks that run in your browser, free and without an account.");
  const path = `/${language}/tools`;
  return (
    <>
      <PageHead title={`${title} – Hundeblick`} description={lead} path={path} alternate={(to) => `/${to}/tools`} />
      <Breadcrumbs trail={[{ name: title, path }]} />
      <div className="wrap page-top stack stack--l">
        <div className="section-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <SearchField label={t("Search the tools")} words={words} onSearch={(next) => choose({ words: next })} />
        <div className="stack stack--l" aria-live="polite">
          {foundTools.length + foundChecks.length === 0 && <p>{t("No tool found. Other words may help.")}</p>}
          {foundTools.length > 0 && (
            <section aria-label={t("Tools")}>
              <h2 className="visually-hidden">{t("Tools")}</h2>
              <div className="cards">
                {foundTools.map((tool) => (
                  <PageCard key={tool.url} page={tool} />
                ))}
              </div>
            </section>
          )}
          {foundChecks.length > 0 && (
            <section className="stack" aria-labelledby="checks">
              <h2 className="step-6" id="checks">
                {t("Measure and check at home")}
              </h2>
              <CheckCards checks={foundChecks} />
            </section>
          )}
        </div>
        <section className="stack" aria-labelledby="more-tools">
          <h2 className="step-6" id="more-tools">
            {t("Not what you were looking for?")}
          </h2>
          <ul className="stack stack--s">
            <li>
              <Link to={`/${language}/check`}>{t("Check the signs with a few short questions")}</Link>
            </li>
            <li>
              <Link to={`/${language}/breeds`}>{t("Breeds, with a weight for each age")}</Link>
            </li>
            <li>
              <Link to={`/${language}/blog`}>{t("Guides and articles")}</Link>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
