import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { SiteFooter } from "../features/shell/SiteFooter.tsx";
import { SiteHeader } from "../features/shell/SiteHeader.tsx";

export function SiteLayout() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#content">
        {t("Skip to content")}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
