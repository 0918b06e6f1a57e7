import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import type { ContentEntry } from "../../content/content-entry.ts";
import { pagesIn } from "./lists.ts";
import { SHAGGY_DOG } from "#shared/ui/illustrations.ts";

interface ContentNotFoundProps {
  path: string;
  /** In all languages. */
  entries: readonly ContentEntry[];
}

/** The not-found page: the address, content, and a link home. */
export function ContentNotFound({ path, entries }: ContentNotFoundProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const elsewhere = entries.filter((entry) => entry.path === path);
  const pages = pagesIn(entries).filter((page) => page.language === language);
  return (
    <div className="wrap wrap--text page-top stack stack--l">
      <title>SEO Page Not Found – Hundeblick</title>
      <meta name="robots" content="noindex" />
      <div className="stack">
        <img className="not-found-dog" src={SHAGGY_DOG} alt="" width="160" height="160" />
        <h1 className="step-7">SEO Page Not Found</h1>
        <p>
          {t("There is no page at this address:")} <code>{path}</code>
        </p>
        {elsewhere.map((entry) => (
          <p key={entry.url}>
            {t("This text exists in another language:")}{" "}
            <Link to={entry.url} lang={entry.language} hrefLang={entry.language}>
              {entry.title} ({LANGUAGE_FACTS[entry.language].name})
            </Link>
          </p>
        ))}
        <p>
          <Link className="button" to={`/${language}`}>
            {t("Go to Home")}
          </Link>
        </p>
      </div>
      <section className="stack stack--s" aria-labelledby="available">
        <h2 className="step-5" id="available">
          {t("Available pages")}
        </h2>
        <ul>
          <li>
            <Link to={`/${language}/check`}>{t("Signs and checks")}</Link>
          </li>
          {pages.map(({ url, title }) => (
            <li key={url}>
              <Link to={url}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
