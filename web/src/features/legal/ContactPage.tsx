import { useTranslation } from "react-i18next";
import { JsonLd } from "#shared/head/JsonLd.tsx";
import { PageHead } from "#shared/head/PageHead.tsx";
import { breadcrumbList } from "#shared/head/structured-data.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { OPERATOR } from "../../content/operator.ts";
import { ContactForm } from "./ContactForm.tsx";

export default function ContactPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="wrap wrap--text page-top stack stack--l">
      <PageHead
        title={`${t("Contact")} – Hundeblick`}
        description={t("Questions, praise, mistakes: write to us. We answer within 24 hours.")}
        path={`/${language}/contact`}
        alternate={(to) => `/${to}/contact`}
      />
      <JsonLd graph={[breadcrumbList(language, [{ name: t("Contact"), path: `/${language}/contact` }])]} />
      <header className="stack">
        <h1 className="step-7">{t("Get in Touch")}</h1>
        <p className="lead">{t("Questions, praise, mistakes: write to us. We answer within 24 hours.")}</p>
        <p className="soft dotted">
          <span>{t("Monday to Friday, 9:00 to 18:00 (CET)")}</span>
          <a href={`mailto:${OPERATOR.email}`}>{OPERATOR.email}</a>
        </p>
        <p className="small soft">{t("Is your dog unwell? Please do not wait for our answer, call a vet.")}</p>
      </header>
      <ContactForm />
    </div>
  );
}
