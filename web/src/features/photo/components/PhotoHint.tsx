import { CircleCheck, Lightbulb, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { PhotoFile } from "#shared/session/session.slice.ts";
import { formatBytes } from "#shared/ui/format-bytes.ts";
import type { PhotoQuality } from "../photo-quality.ts";

const HINTS: Record<Exclude<PhotoQuality, "good">, string> = {
  too_dark: msg("The picture looks rather dark. Another one in daylight would show more. You can go on all the same."),
  blurred: msg("The picture looks a little blurred. A sharper one would show more. You can go on all the same."),
};

interface PhotoHintProps {
  file: PhotoFile;
  quality: PhotoQuality | null;
}

/** Size to be sent, and quality hints. */
export function PhotoHint({ file, quality }: PhotoHintProps) {
  const { t, i18n } = useTranslation();
  const size = (bytes: number) => formatBytes(i18n.language, bytes);
  return (
    <>
      <p className="row photo-ok">
        <CircleCheck className="icon" aria-hidden />
        <span className="dotted">
          <span>{t("Image ready for analysis")}</span>
          {quality === "good" && <span className="soft">{t("sharp and bright enough")}</span>}
        </span>
      </p>
      {file.sentSize !== undefined && (
        <p className="row photo-ok small soft">
          <ShieldCheck className="icon" aria-hidden />
          <span>
            {file.sentSize < file.size &&
              t("{{from}} became {{to}}.", { from: size(file.size), to: size(file.sentSize) })}{" "}
            {t("Place and time of the picture stay on your device.")}
          </span>
        </p>
      )}
      {quality && quality !== "good" && (
        <div className="notice notice--warm">
          <Lightbulb className="icon" aria-hidden />
          <p className="small">{t(HINTS[quality])}</p>
        </div>
      )}
    </>
  );
}
