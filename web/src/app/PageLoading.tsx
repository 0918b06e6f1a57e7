import { useTranslation } from "react-i18next";
import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";

/** Placeholder while a page's chunk is loading; invisible for the first 300 ms. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <output className="page-waiting">
      <Sign />
      <span className="visually-hidden">{t("One moment …")}</span>
    </output>
  );
}
