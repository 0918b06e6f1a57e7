import { msg } from "@hundeblick/web-kit/i18n.ts";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { BrandBar } from "#shared/ui/BrandBar.tsx";
import { usePassFocus } from "#shared/ui/use-pass-focus.ts";
import { ReportHead } from "./ReportHead.tsx";

const STEPS = [msg("Fetching the report"), msg("Putting it into your language"), msg("Laying it out")];

/** Three loading steps, of which `step` (from 0) is current. Invisible for the first 300 ms. */
export function ReportLoading({ step }: { step: 0 | 1 | 2 }) {
  const { t } = useTranslation();
  usePassFocus();
  return (
    <>
      <ReportHead name={null} />
      <BrandBar />
      <main className="wrap wrap--text page-top report-loading" id="content" tabIndex={-1} aria-busy>
        <h1 className="step-6">{t("One moment, the report is coming")}</h1>
        <ol className="loading-steps" aria-live="polite">
          {STEPS.map((words, index) => (
            <li
              key={words}
              className={index === step ? "is-now" : index < step ? "is-done" : ""}
              {...(index === step && { "aria-current": "step" })}
            >
              <span className="loading-mark">{index < step ? <Check className="icon" aria-hidden /> : index + 1}</span>
              {t(words)}
            </li>
          ))}
        </ol>
      </main>
    </>
  );
}
