import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import type { OpenReport } from "@hundeblick/proto/http/report";
import { ClipboardList, Info, Printer, Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#shared/language/use-language.ts";
import { NewTabLink } from "#shared/ui/NewTabLink.tsx";
import { Link } from "react-router-dom";
import { dayIn } from "../words.ts";
import { OrderFollowUp } from "./OrderFollowUp.tsx";
import { DeleteNow } from "./DeleteNow.tsx";
import { Section } from "./Section.tsx";
import { Versions } from "./Versions.tsx";

interface NextStepsProps {
  report: OpenReport;
  onVetSheet: () => void;
  onShare: () => void;
  /** Absent for the example report. */
  onErased?: ((receipt: EraseReceipt) => void) | undefined;
}

/** Actions on the report, its retention, its limits and its sources. */
export function NextSteps({ report, onVetSheet, onShare, onErased }: NextStepsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Section id="next" title={t("What happens next")}>
      <div className="stack stack--l">
        <div className="keep">
          <button className="button button--quiet" type="button" onClick={onVetSheet}>
            <ClipboardList className="icon" aria-hidden />
            {t("Sheet for the vet")}
          </button>
          <button className="button button--quiet" type="button" onClick={onShare}>
            <Share2 className="icon" aria-hidden />
            {t("Share report")}
          </button>
          <button className="button button--quiet" type="button" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {t("Print")}
          </button>
          {onErased && <DeleteNow reportId={report.reportId} onErased={onErased} />}
        </div>
        {report.photoExpiresAt && onErased && (
          <p className="small soft no-print">
            {t(
              "The photo is deleted automatically on {{day}}. “Delete now” removes the photo and the report at once and for good.",
              { day: dayIn(language, report.photoExpiresAt) },
            )}
          </p>
        )}
        <OrderFollowUp report={report} />
        <Versions report={report} />
        <div className="notice">
          <Info className="icon" aria-hidden />
          <p className="small">{report.disclaimer}</p>
        </div>
        {report.limits.length > 0 && (
          <div className="stack stack--s small">
            <h3 className="step-4">{t("What this report cannot know")}</h3>
            <ul className="bullets soft">
              {report.limits.map((limit) => (
                <li key={limit}>{limit}</li>
              ))}
            </ul>
            <p className="no-print">
              <Link to={`/${report.language}/accuracy`}>{t("How accurate is this?")}</Link>
            </p>
          </div>
        )}
        <Sources sources={report.sources} />
      </div>
    </Section>
  );
}

function Sources({ sources }: { sources: OpenReport["sources"] }) {
  const { t } = useTranslation();
  if (sources.length === 0) return null;
  return (
    <div className="stack stack--s small">
      <h3 className="step-4" id="sources">
        {t("Sources")}
      </h3>
      <ol className="bullets soft source-list">
        {sources.map(({ n, text, url }) => (
          <li key={n} id={`source-${n}`} value={n} tabIndex={-1}>
            {url ? <NewTabLink href={url}>{text}</NewTabLink> : text}
          </li>
        ))}
      </ol>
    </div>
  );
}
