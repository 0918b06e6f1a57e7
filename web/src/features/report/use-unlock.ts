import { isApiError } from "@hundeblick/web-kit/api-error.ts";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pushEvent } from "#shared/visit/data-layer.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { useUnlockReportMutation } from "./report.api.ts";

/** Place of the form. */
export type UnlockSource = "overlay" | "report";

interface Unlock {
  email: string;
  newsletter: boolean;
  looksWrong: boolean;
}

/** Unlocks a report with an e-mail address; `problem` is the error message. */
export function useUnlock(reportId: string | null, source: UnlockSource, onUnlocked?: () => void) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [send, { isLoading }] = useUnlockReportMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function unlock({ email, newsletter, looksWrong }: Unlock) {
    if (email.trim() === "") return setProblem(t("Please enter your email address"));
    if (!reportId) return setProblem(t("Error: Report ID not found. Please try analyzing again."));
    if (looksWrong) return setProblem(t("This does not look like an e-mail address. Please check it."));
    setProblem(null);
    const { error } = await send({ email: email.trim(), reportId, newsletter, language });
    if (error) return setProblem(sentenceOf(error));
    pushEvent("generate_lead", { source });
    return onUnlocked?.();
  }

  function sentenceOf(error: unknown): string {
    if (isApiError(error) && error.status === 0) return errorText(error, t);
    const reason = (isApiError(error) && error.message) || t("Unknown error");
    return t("Failed to unlock report: {{error}}", { error: reason });
  }

  return { unlock, isUnlocking: isLoading, problem };
}
