import { useTranslation } from "react-i18next";

/** Window title; reports are not indexed. */
export function ReportHead({ name }: { name: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${name ? t("Report for {{name}}", { name }) : t("Report")} – Hundeblick`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
