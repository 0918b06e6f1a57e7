import type { OpenReport } from "@hundeblick/proto/http/report";
import { ArrowLeft, Printer } from "lucide-react";
import { groupedByConcern } from "@hundeblick/proto/http/sheet-answer";
import { SHEET } from "@hundeblick/triage/sheet-texts";
import { Fragment, useRef } from "react";
import { useTranslation } from "react-i18next";
import { dayIn } from "../words.ts";
import { useSheetAnswers } from "../sheet-answers.ts";
import { useOnePage } from "../use-one-page.ts";
import { SheetPhotos } from "./MorePhotos.tsx";
import { SaveSheet } from "./SaveSheet.tsx";
import { SheetLines, NotesArea } from "./SheetLines.tsx";
import { SheetRules } from "./SheetRules.tsx";

/** One page for the practice: texts, answers, measurements, findings, our rules, and room for notes. */
export function VetSheet({ report, onBack }: { report: OpenReport; onBack: () => void }) {
  const { t } = useTranslation();
  const { language } = report;
  const sheetAnswers = useSheetAnswers(report);
  const page = useRef<HTMLElement>(null);
  useOnePage(page);
  const seen = report.healthMetrics.areas
    .flatMap(({ statements }) => statements)
    .filter(({ basis }) => basis === "seen");
  const signs = [...(report.emergency?.flags ?? []), ...report.vetSoon];
  const measured = report.measured.map(({ name, measuredAt, text, figures, change }) => {
    const values = figures.map(({ label, value }) => `${label}: ${value}`).join(", ");
    return `${name}, ${dayIn(language, measuredAt)}: ${values || text}${change ? `. ${change}` : ""}`;
  });
  if (report.weightCourse) measured.push(report.weightCourse.change);
  const isOld = report.areasWithGround === null;
  const name = report.dogProfile.name ?? t("Your dog");
  return (
    <main className="wrap wrap--text page-top vet-sheet" id="content" tabIndex={-1} ref={page}>
      <div className="row row--spread no-print">
        <button className="button button--bare" type="button" onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden />
          {t("Back to the report")}
        </button>
        <div className="row">
          <SaveSheet report={report} />
          <button className="button" type="button" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {t("Print")}
          </button>
        </div>
      </div>
      <header className="vet-sheet-head">
        <div className="stack stack--s">
          <h1 className="step-6">
            {SHEET.title[language]}: {name}
          </h1>
          <p className="small soft">
            {SHEET.written[language].replace("{day}", dayIn(language, report.composedAt ?? report.createdAt))}
          </p>
        </div>
        {report.dogProfile.imageUrl && (
          <img src={report.dogProfile.imageUrl} alt={t("Photo of {{name}}", { name })} width="160" height="120" />
        )}
      </header>
      {report.ownWords && (
        <>
          <h2>{SHEET.ownWords[language]}</h2>
          <blockquote className="complaint">{t("“{{quote}}”", { quote: report.ownWords.text })}</blockquote>
        </>
      )}
      <h2>{SHEET.told[language]}</h2>
      {groupedByConcern(sheetAnswers).map(({ concern = "", answers }) => (
        <Fragment key={concern}>
          {concern && <h3 className="sheet-concern">{concern}</h3>}
          <dl className="sheet-told">
            {answers.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || <i className="sheet-blank" />}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <SheetLines title={SHEET.measured[language]} lines={measured} />
      <SheetLines title={SHEET.signs[language]} lines={signs.map(({ label }) => label)} />
      <SheetLines title={SHEET.seen[language]} lines={seen.map(({ text }) => text)} />
      <SheetPhotos more={report.extraPhotos} />
      {isOld && <SheetLines title={t("Worth keeping an eye on")} lines={report.issues.map(({ text }) => text)} />}
      {report.concerns.length > 0 && <SheetRules concerns={report.concerns} language={language} />}
      <NotesArea title={SHEET.questions[language]} lines={isOld ? 4 : 2} />
      <NotesArea title={SHEET.notes[language]} lines={isOld ? 6 : 4} />
    </main>
  );
}
