import type { OpenReport } from "@hundeblick/proto/http/report";
import { CircleMinus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useProductClick } from "../use-product-click.ts";
import { Grade } from "./Grade.tsx";
import { SupplementCard } from "./SupplementCard.tsx";

/** Supplements by evidence, and those left out with reasons. */
export function Supplements({ report }: { report: OpenReport }) {
  const { t } = useTranslation();
  const reportClick = useProductClick(report.reportId);
  return (
    <div className="stack stack--l">
      {report.supplementIntro && <p>{report.supplementIntro}</p>}
      {report.supplements.map((supplement, index) => (
        <SupplementCard
          key={supplement.ingredientId}
          supplement={supplement}
          dogName={report.dogProfile.name}
          source={report.productSource}
          onProductClick={() => supplement.product && reportClick(supplement, supplement.product, index + 1)}
        />
      ))}
      {report.leftOut.length > 0 && (
        <details className="left-out ruled" open>
          <summary>
            <CircleMinus className="icon" aria-hidden />
            {t("Left out, and why")}
          </summary>
          {report.leftOut.map(({ ingredient, grade, reason }) => (
            <div className="supplement-head" key={ingredient}>
              <Grade grade={grade} />
              <p>
                <strong>{ingredient}.</strong> {reason}
                <span className="visually-hidden"> {t("Evidence: grade {{grade}}", { grade })}</span>
              </p>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
