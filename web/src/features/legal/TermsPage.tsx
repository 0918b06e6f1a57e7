import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TERMS } from "../../content/legal/terms.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function TermsPage() {
  const { t } = useTranslation();
  return (
    <LegalPage path="/terms" texts={TERMS}>
      <p>
        <Link to="/privacy">{t("Privacy Policy")}</Link>
      </p>
    </LegalPage>
  );
}
