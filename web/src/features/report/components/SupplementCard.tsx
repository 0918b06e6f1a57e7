import type { OpenReport, Supplement } from "@hundeblick/proto/http/report";
import { ShieldAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Grade } from "./Grade.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { SourceLinks } from "./SourceLinks.tsx";

interface SupplementCardProps {
  supplement: Supplement;
  dogName: string | null;
  source: OpenReport["productSource"];
  onProductClick: () => void;
}

/** One supplement: evidence, amount, reason, cautions, and a product. */
export function SupplementCard({ supplement, dogName, source, onProductClick }: SupplementCardProps) {
  const { t } = useTranslation();
  // `extra`: not printed
  const terms: { term: string; text: string; extra?: boolean }[] = [
    {
      term: dogName ? t("For {{name}}", { name: dogName }) : t("For your dog"),
      text: supplement.dosage,
    },
    { term: t("What to look for"), text: supplement.form ?? "" },
    { term: t("Why"), text: supplement.why_this_product },
    { term: t("What it is about"), text: supplement.current_problem, extra: true },
    { term: t("What may change"), text: supplement.expected_transformation, extra: true },
    { term: t("When"), text: supplement.timeline },
  ];
  return (
    <article className="card supplement">
      <div className="supplement-head">
        <Grade grade={supplement.grade} />
        <div>
          {supplement.important && (
            <p>
              <span className="important-label">{t("IMPORTANT")}</span>
            </p>
          )}
          <h3>{supplement.ingredient}</h3>
          <p className="small soft">
            {t("Evidence")}: {supplement.evidence} <SourceLinks sources={supplement.sources} />
          </p>
        </div>
      </div>
      <dl className="terms">
        {terms
          .filter(({ text }) => text)
          .map(({ term, text, extra }) => (
            <div key={term} className={extra ? "term--extra" : undefined}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {supplement.cautions.length > 0 && (
        <div className="notice notice--warm">
          <ShieldAlert className="icon" aria-hidden />
          <div className="stack stack--s">
            {supplement.cautions.map((caution) => (
              <p key={caution}>{caution}</p>
            ))}
          </div>
        </div>
      )}
      {supplement.product && (
        <>
          <ProductCard product={supplement.product} source={source} onClick={onProductClick} />
          {!supplement.product.demo && (
            <p className="small soft no-print">
              {t("If you buy through this link, we receive a commission. The recommendation above is decided before.")}
            </p>
          )}
        </>
      )}
    </article>
  );
}
