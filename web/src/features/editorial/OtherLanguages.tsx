import { LANGUAGE_FACTS } from "@hundeblick/proto/languages";
import type { Language } from "@hundeblick/proto/language";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

/** Links to languages with further texts. */
export function OtherLanguages({ languages }: { languages: readonly Language[] }) {
  const { t } = useTranslation();
  if (languages.length === 0) return null;
  return (
    <p className="soft blog-all dotted">
      {languages.map((to, index) => (
        <span key={to}>
          {index === 0 && `${t("More texts in another language:")} `}
          <Link to={`/${to}/blog`} lang={to} hrefLang={to}>
            {LANGUAGE_FACTS[to].name}
          </Link>
        </span>
      ))}
    </p>
  );
}
