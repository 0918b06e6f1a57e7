import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import type { Category, ContentEntry } from "../../content/content-entry.ts";
import { EDITORIAL_TEXTS } from "../../content/texts.ts";
import { RECOMMENDED } from "./lists.ts";
import { PageCard } from "./PageCard.tsx";

interface CategorySectionProps {
  pages: readonly ContentEntry[];
  /** null: the newest of all. */
  category: Category | null;
  onReset: () => void;
}

/** Content pages as cards: of one category, or recommended ones. */
export function CategorySection({ pages, category, onReset }: CategorySectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = category ? pages.filter((page) => page.category === category) : pages.slice(0, RECOMMENDED);
  /** The button is removed with its list, so the heading is focused. */
  function showAll() {
    heading.current?.focus({ preventScroll: true });
    onReset();
  }
  return (
    <section className="stack stack--l" aria-labelledby="pages">
      <div className="row row--spread">
        <h2 className="step-6" id="pages" ref={heading} tabIndex={-1}>
          {category ? EDITORIAL_TEXTS[language].categories[category].heading : t("Recommended content")}
        </h2>
        {category && (
          <button className="button button--quiet button--s" type="button" onClick={showAll}>
            {t("✕ Show all")}
          </button>
        )}
      </div>
      <div className="cards">
        {shown.map((page) => (
          <PageCard key={page.url} page={page} />
        ))}
      </div>
    </section>
  );
}
