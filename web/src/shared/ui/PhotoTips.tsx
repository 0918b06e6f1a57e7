import { Focus, PawPrint, Sun } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Three tips for a good photo. */
export function PhotoTips() {
  const { t } = useTranslation();
  return (
    <ul className="photo-tips">
      <li>
        <Sun className="icon" aria-hidden />
        <span>{t("Daylight, no flash")}</span>
      </li>
      <li>
        <PawPrint className="icon" aria-hidden />
        <span>{t("Eye level, the whole dog")}</span>
      </li>
      <li>
        <Focus className="icon" aria-hidden />
        <span>{t("Sharp, no filters")}</span>
      </li>
    </ul>
  );
}
