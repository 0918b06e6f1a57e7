import { useTranslation } from "react-i18next";
import { SHAGGY_DOG } from "#shared/ui/illustrations.ts";
import { useLanguage } from "#shared/language/use-language.ts";

/** Shown when a screen throws, or its chunk fails to load. */
export function BrokenPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <main className="section" id="content">
      <div className="wrap wrap--state card state-card">
        <img src={SHAGGY_DOG} alt="" width="400" height="400" />
        <div className="stack" role="alert">
          <h1 className="step-6">{t("Something got in our way")}</h1>
          <p>{t("This page could not be shown. Your photo and your answers are kept in this browser.")}</p>
          <div className="row">
            <button className="button" type="button" onClick={() => location.reload()}>
              {t("Load again")}
            </button>
            <a className="button button--quiet" href={`/${language}`}>
              {t("Go to Home")}
            </a>
          </div>
        </div>
      </div>
    </main>
  );
}
