import { msg } from "@hundeblick/web-kit/i18n.ts";
import { useTranslation } from "react-i18next";

const STEPS = [
  { word: msg("Photo"), percent: 33 },
  { word: msg("Questions"), percent: 66 },
  { word: msg("Report"), percent: 90 },
] as const;

/** Progress of the wizard: "Step 1 of 3", at 33, 66 and 90 percent. On phones only. */
export function StepBar({ step }: { step: 1 | 2 | 3 }) {
  const { t } = useTranslation();
  const { word, percent } = STEPS[step - 1] ?? STEPS[0];
  return (
    <div className="progress step-bar">
      <div className="progress-label">
        <span>{t("Step {{step}} of 3", { step })}</span>
        <span>{t(word)}</span>
      </div>
      <progress className="progress-bar" aria-label={t("Progress")} max={100} value={percent} />
    </div>
  );
}
