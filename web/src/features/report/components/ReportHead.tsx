import { useTranslation } from "react-i18next";

/** Title of the tab; reports are for people with the link, not for search engines. */
export function ReportHead({ name }: { name: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${name ? t("Report for {{name}}", { name }) : t("Report")} – Hundeblick`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
