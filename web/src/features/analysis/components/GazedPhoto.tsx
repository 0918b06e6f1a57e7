import { Gazer } from "@hundeblick/web-kit/illustrations/Gazer.tsx";
import { useTranslation } from "react-i18next";
import { FLOPPY_DOG } from "#shared/ui/illustrations.ts";

/** The photo with the dog's moving eyes. */
export function GazedPhoto({ url }: { url: string | null }) {
  const { t } = useTranslation();
  return (
    <div className="gazed">
      <div className="onlooker">
        <Gazer />
      </div>
      <div className="gazed-photo">
        <img src={url ?? FLOPPY_DOG} alt={url ? t("Your chosen photo") : ""} width="640" height="480" />
        <div className="gaze" />
      </div>
    </div>
  );
}
