import { useTranslation } from "react-i18next";

/** Texts that failed to load, with a retry button. */
export function NotLoaded({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="notice" role="alert">
      <div className="stack stack--s">
        <p>{t("This part could not be loaded. You can go on without it.")}</p>
        <button className="button button--s button--quiet" type="button" onClick={onAgain}>
          {t("Try again")}
        </button>
      </div>
    </div>
  );
}
