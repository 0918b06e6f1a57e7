import { Outlet } from "react-router-dom";
import { useTranslation } from "react-i18next";

/** Header, page, footer. */
export function SiteLayout() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("Skip to content")}
      </a>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
