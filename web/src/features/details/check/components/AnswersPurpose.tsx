import { useTranslation } from "react-i18next";

/** Purpose of the answers; beside the question on a wide card. */
export function AnswersPurpose() {
  const { t } = useTranslation();
  return (
    <div className="stack stack--s aside-note">
      <h4 className="step-4">{t("What we make of it")}</h4>
      <p className="small soft">
        {t(
          "Fixed rules from published sources, no guess. Each reason stands in the report with your answer beside it.",
        )}
      </p>
      <p className="small soft">{t("What you leave out never counts as a no.")}</p>
    </div>
  );
}
