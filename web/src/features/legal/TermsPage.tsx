import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLanguage } from "#shared/language/use-language.ts";
import { LegalPage } from "./LegalPage.tsx";

export default function TermsPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <LegalPage name="terms">
      <p>
        <Link to={`/${language}/privacy`}>{t("Privacy Policy")}</Link>
      </p>
    </LegalPage>
  );
}
