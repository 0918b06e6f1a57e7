import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Pagination: arrows, a button for each page, and the current one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="row pager" aria-label={t("Pages of the list")}>
      <button
        className="icon-button"
        type="button"
        aria-label={t("Previous page")}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="icon" aria-hidden />
      </button>
      {numbers.map((number) => (
        <button
          className="chip"
          type="button"
          key={number}
          aria-current={number === page ? "page" : undefined}
          aria-label={t("Page {{number}}", { number })}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button
        className="icon-button"
        type="button"
        aria-label={t("Next page")}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="icon" aria-hidden />
      </button>
      <output className="small soft">{t("Page {{page}} of {{pages}}", { page, pages })}</output>
    </nav>
  );
}
