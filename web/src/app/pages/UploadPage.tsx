import "@hundeblick/web-kit/styles/analyse.css";
import "@hundeblick/web-kit/styles/details.css";
import "@hundeblick/web-kit/styles/photo.css";
import "@hundeblick/web-kit/styles/top-bar.css";
import "@hundeblick/web-kit/styles/wizard.css";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { PhotoPicker } from "../../features/photo/components/PhotoPicker.tsx";
import { WizardPage } from "../../features/wizard/WizardPage.tsx";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { PhotoTips } from "#shared/ui/PhotoTips.tsx";
import { selectSession } from "#shared/session/session.slice.ts";
import { useAppSelector } from "#shared/store/store.ts";
import { useLanguage } from "#shared/language/use-language.ts";
import { preloadFlow, usePreloadedFlow } from "./preload-flow.ts";

/** Wizard, step 1: the photo. */
export default function UploadPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state } = useLocation();
  const { selectedFile: file } = useAppSelector(selectSession);
  usePreloadedFlow();
  return (
    <WizardPage
      step={1}
      title={t("Show us your dog")}
      subtitle={t("One photo is enough. Daylight and eye level work best.")}
      back={`/${language}`}
    >
      {state === null || file ? null : <FieldError id="no-photo">{t("Please select an image first")}</FieldError>}
      <PhotoPicker onOpen={preloadFlow}>
        <Link className="button button--wide" to={`/${language}/details`}>
          {t("Go on to the questions")}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      </PhotoPicker>
      <PhotoTips />
      <p className="small soft">
        {t("Your photo is never published and is deleted after 90 days. Or at once, with one click in the report.")}
      </p>
    </WizardPage>
  );
}
