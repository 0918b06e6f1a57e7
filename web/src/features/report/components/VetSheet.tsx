import type { OpenReport, Statement } from "@hundeblick/proto/http/report";
import { ArrowLeft, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { dayIn } from "../words.ts";
import { useToldAnswers } from "../told-answers.ts";

/** One page for the practice: the dog, what the owner told, what a photo showed, and room to write. */
export function VetSheet({ report, onBack }: { report: OpenReport; onBack: () => void }) {
  const { t, i18n } = useTranslation();
  const told = useToldAnswers(report);
  const seen = report.healthMetrics.areas
    .flatMap(({ statements }) => statements)
    .filter(({ basis }) => basis === "seen");
  const signs = [...(report.emergency?.flags ?? []), ...report.vetSoon];
  const name = report.dogProfile.name ?? t("Your dog");
  return (
    <main className="wrap wrap--text page-top vet-sheet" id="content" tabIndex={-1}>
      <div className="row row--spread no-print">
        <button className="button button--bare" type="button" onClick={onBack}>
          <ArrowLeft className="icon" aria-hidden />
          {t("Back to the report")}
        </button>
        <button className="button" type="button" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden />
          {t("Print")}
        </button>
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
      <h2>{t("What the owner told")}</h2>
      <dl className="terms">
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {signs.length > 0 && (
        <>
          <h2>{t("Signs to talk about")}</h2>
          <ul className="bullets">
            {signs.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </>
      )}
      {seen.length > 0 && <Lines title={t("What the photo showed")} statements={seen} />}
      {report.issues.length > 0 && <Lines title={t("Worth keeping an eye on")} statements={report.issues} />}
      <WritingRoom title={t("My questions")} lines={4} />
      <WritingRoom title={t("Notes of the practice")} lines={6} />
    </main>
  );
}

function Lines({ title, statements }: { title: string; statements: Statement[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="bullets">
        {statements.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function WritingRoom({ title, lines }: { title: string; lines: number }) {
  return (
    <>
      <h2>{title}</h2>
      <div className="writing-room" aria-hidden>
        {Array.from({ length: lines }, (_, line) => (
          <i key={line} />
        ))}
      </div>
    </>
  );
}
