import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";

interface NotRefreshedProps {
  error: unknown;
  isFetching: boolean;
  onTryAgain: () => void;
}

/** Floats over a report that is shown as it was, because fetching it again failed. */
export function NotRefreshed({ error, isFetching, onTryAgain }: NotRefreshedProps) {
  const { t } = useTranslation();
  return (
    <div className="notice notice--danger floating-notice no-print" role="alert">
      <TriangleAlert className="icon" aria-hidden />
      <div className="row">
        <p>
          {t("Failed to load report")}: {errorText(error, t)}
        </p>
        <button className="button button--quiet button--s" type="button" onClick={onTryAgain}>
          {isFetching ? t("One moment …") : t("Try again")}
        </button>
      </div>
    </div>
  );
}
