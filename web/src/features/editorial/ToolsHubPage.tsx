import "@hundeblick/web-kit/styles/tool.css";
import "@hundeblick/web-kit/styles/editorial.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PageHead } from "#shared/head/PageHead.tsx";
import { useLanguage } from "#shared/language/use-language.ts";
import { useContent } from "../../content/content.ts";
import { SearchField } from "./SearchField.tsx";
import { withWords } from "./lists.ts";
import { PageCard } from "./PageCard.tsx";
import { Breadcrumbs } from "./PageSchema.tsx";
import { useBlogFilter } from "./use-blog-filter.ts";

/** All free tools, and a search among them. */
export default function ToolsHubPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { words, choose } = useBlogFilter();
  const tools = useContent(language).entries.filter(({ kind }) => kind === "tool");
  const found = withWords(tools, words);
  const title = t("Free tools for dog owners");
  const lead = t("Small calculators and tests that run in your browser, free and without an account.");
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
        <section aria-label={t("Tools")} aria-live="polite">
          <h2 className="visually-hidden">{t("Tools")}</h2>
          {found.length === 0 ? (
            <p>{t("No tool found. Other words may help.")}</p>
          ) : (
            <div className="cards">
              {found.map((tool) => (
                <PageCard key={tool.url} page={tool} />
              ))}
            </div>
          )}
        </section>
        <section className="stack" aria-labelledby="more-tools">
          <h2 className="step-6" id="more-tools">
            {t("Not what you were looking for?")}
          </h2>
          <ul className="stack stack--s">
            <li>
              <Link to={`/${language}/check`}>{t("Check the signs: short questions and hands-on checks")}</Link>
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
