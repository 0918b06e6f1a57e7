import { CircleCheck, Lightbulb } from "lucide-react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { PhotoQuality } from "../photo-quality.ts";

const HINTS: Record<Exclude<PhotoQuality, "good">, string> = {
  too_dark: msg("The picture looks rather dark. Another one in daylight would show more. You can go on all the same."),
  blurred: msg("The picture looks a little blurred. A sharper one would show more. You can go on all the same."),
};

/** Says that the photo is ready, and where a better one would help. */
export function PhotoHint({ quality }: { quality: PhotoQuality | null }) {
  const { t } = useTranslation();
  return (
    <div className="stack stack--s" aria-live="polite">
      <p className="row photo-ok">
        <CircleCheck className="icon" aria-hidden />
        <span className="dotted">
          <span>{t("Image ready for analysis")}</span>
          {quality === "good" && <span className="soft">{t("sharp and bright enough")}</span>}
        </span>
      </p>
      {quality && quality !== "good" && (
        <div className="notice notice--warm">
          <Lightbulb className="icon" aria-hidden />
          <p className="small">{t(HINTS[quality])}</p>
        </div>
      )}
    </div>
  );
}
