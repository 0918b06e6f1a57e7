import type { OpenReport } from "@hundeblick/proto/http/report";
import { ArrowLeft, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { dayIn } from "../words.ts";
import { useToldAnswers } from "../told-answers.ts";
import { SaveSheet } from "./SaveSheet.tsx";
import { SheetLines, WritingRoom } from "./SheetLines.tsx";
import { SheetRules } from "./SheetRules.tsx";

/** One page for the practice: the owner's words and answers, what was measured and seen, what our rules say, room to write. */
export function VetSheet({ report, onBack }: { report: OpenReport; onBack: () => void }) {
  const { t, i18n } = useTranslation();
  const told = useToldAnswers(report);
  const seen = report.healthMetrics.areas
    .flatMap(({ statements }) => statements)
    .filter(({ basis }) => basis === "seen");
  const signs = [...(report.emergency?.flags ?? []), ...report.vetSoon];
  const measured = report.measured.map(({ name, measuredAt, text, figures, change }) => {
    const values = figures.map(({ label, value }) => `${label}: ${value}`).join(", ");
    return `${name}, ${dayIn(i18n.language, measuredAt)}: ${values || text}${change ? `. ${change}` : ""}`;
  });
  if (report.weightCourse) measured.push(report.weightCourse.change);
  const isOld = report.areasWithGround === null;
  const name = report.dogProfile.name ?? t("Your dog");
  return (
    <main className="wrap wrap--text page-top vet-sheet" id="content" tabIndex={-1}>
      <div className="row row--spread no-print">
        <button className="button button--bare" type="button" onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden />
          {t("Back to the report")}
        </button>
        <div className="row">
          <SaveSheet reportId={report.reportId} />
          <button className="button" type="button" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {t("Print")}
          </button>
        </div>
      </div>
      <header className="vet-sheet-head">
        <div className="stack stack--s">
          <h1 className="step-6">
            {t("Sheet for the vet")}: {name}
          </h1>
          <p className="small soft">
            {t("Written on {{day}} from the owner's answers and one photo. No finding.", {
              day: dayIn(i18n.language, report.createdAt),
            })}
          </p>
        </div>
        {report.dogProfile.imageUrl && (
          <img src={report.dogProfile.imageUrl} alt={t("Photo of {{name}}", { name })} width="160" height="120" />
        )}
      </header>
      {report.ownWords && (
        <>
          <h2>{t("In the owner's words")}</h2>
          <blockquote className="complaint">{t("“{{quote}}”", { quote: report.ownWords.text })}</blockquote>
        </>
      )}
      <h2>{t("What the owner told")}</h2>
      <dl className="sheet-told">
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <i className="sheet-blank" />}</dd>
          </div>
        ))}
      </dl>
      <SheetLines title={t("Measured at home")} lines={measured} />
      <SheetLines title={t("Signs to talk about")} lines={signs.map(({ label }) => label)} />
      <SheetLines title={t("What the photo showed")} lines={seen.map(({ text }) => text)} />
      {isOld && <SheetLines title={t("Worth keeping an eye on")} lines={report.issues.map(({ text }) => text)} />}
      {report.concerns.length > 0 && <SheetRules concerns={report.concerns} />}
      <WritingRoom title={t("My questions")} lines={isOld ? 4 : 2} />
      <WritingRoom title={t("Notes of the practice")} lines={isOld ? 6 : 4} />
    </main>
  );
}
