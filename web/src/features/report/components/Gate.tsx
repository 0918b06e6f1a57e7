import { labelOf, type Band } from "@hundeblick/proto/health/areas";
import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import type { LockedReport } from "@hundeblick/proto/http/report";
import { MailCheck, ShieldCheck, Trash2 } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { z } from "zod";
import { useLanguage } from "#shared/language/use-language.ts";
import { IconList } from "#shared/ui/IconList.tsx";
import { LevelCard } from "#shared/ui/LevelCard.tsx";
import { FLOPPY_DOG } from "#shared/ui/illustrations.ts";
import { BAND_SCORES, SCORE_WORDS } from "../words.ts";
import { Basis, basisClass } from "./Basis.tsx";
import { DeleteNow } from "./DeleteNow.tsx";
import { UnlockForm } from "./UnlockForm.tsx";
import { VetSoonInCard } from "./VetSoon.tsx";

const VOICES = [
  { basis: "seen", widths: [100, 92, 58] },
  { basis: "told", widths: [96, 71] },
  { basis: "typical", widths: [84, 40] },
] as const;

interface GateProps {
  report: z.infer<typeof LockedReport>;
  onErased: (receipt: EraseReceipt) => void;
}

/** A locked report: summary of its content, why an address unlocks it, and what happens with the address. */
export function Gate({ report, onErased }: GateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, imageUrl } = report.dogProfile;
  return (
    <main className="wrap gate page-top" id="content" tabIndex={-1}>
      <div className="stack stack--l">
        <div className="report-photo">
          <img
            src={imageUrl ?? FLOPPY_DOG}
            alt={imageUrl ? t("Photo of {{name}}", { name: name ?? t("your dog") }) : ""}
            width="640"
            height="480"
          />
        </div>
        <div className="stack gate-teaser" aria-hidden="true">
          <div className="row">
            {VOICES.map(({ basis }) => (
              <Basis key={basis} basis={basis} />
            ))}
          </div>
          {VOICES.map(({ basis, widths }) => (
            <div className={basisClass("said", basis)} key={basis}>
              <Redacted widths={widths} />
            </div>
          ))}
        </div>
      </div>
      <div className="card card--raised stack stack--l">
        <div className="stack">
          <hr className="brow" />
          <h1 className="step-7">
            {name ? t("The report for {{name}} is ready.", { name }) : t("The report is ready.")}
          </h1>
          {report.band && <BandWords band={report.band} />}
          {report.waiting.length === 0 && (
            <p className="lead">
              {t(
                "Four areas, what you can do, and only what has evidence. Give your e-mail address and it opens at once.",
              )}
            </p>
          )}
        </div>
        {report.concerns.map(({ id, name: concern, level }) => (
          <LevelCard key={id} level={level} about={<h2 className="step-4">{concern}</h2>} />
        ))}
        <VetSoonInCard signs={report.vetSoon} />
        <LockedSummary lines={report.waiting} />
        <UnlockForm reportId={report.reportId} source="report" />
        <ul className="checks">
          <li>
            <MailCheck className="icon" aria-hidden />
            <span>{t("One e-mail with your link. More only if you agree above.")}</span>
          </li>
          <li>
            <ShieldCheck className="icon" aria-hidden />
            <span>{t("Your address is never sold or passed on.")}</span>
          </li>
          <li>
            <Trash2 className="icon" aria-hidden />
            <span>{t("You delete photo, report and address with one click.")}</span>
          </li>
        </ul>
        <div className="row">
          <DeleteNow reportId={report.reportId} onErased={onErased} />
        </div>
        <p className="small soft">
          {t("Just looking?")}{" "}
          <Link to={`/${language}/report/example`}>{t("See the example report, without e-mail")}</Link>
        </p>
      </div>
    </main>
  );
}

/** Summary of the locked content. */
function LockedSummary({ lines }: { lines: string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <div className="stack stack--s">
      <p>{t("Give your e-mail address and the report opens at once. In it:")}</p>
      <IconList lines={lines.map((text) => ({ text }))} />
    </div>
  );
}

/** The score's band as text. */
function BandWords({ band }: { band: Band }) {
  const { t } = useTranslation();
  const scores = BAND_SCORES[band];
  return (
    <div className="stack stack--s">
      <p className="score-word">{t(SCORE_WORDS[labelOf(scores.from)])}</p>
      <p className="soft">{t("The score lies between {{from}} and {{to}} of 100.", scores)}</p>
    </div>
  );
}

const line = (width: number): CSSProperties & { "--w": string } => ({ "--w": `${width}%` });

function Redacted({ widths }: { widths: readonly number[] }) {
  return (
    <div className="redacted">
      {widths.map((width) => (
        <i key={width} style={line(width)} />
      ))}
    </div>
  );
}
