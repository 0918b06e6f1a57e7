import { Sign } from "@hundeblick/web-kit/illustrations/Sign.tsx";
import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usePastedFiles } from "../use-paste.ts";
import { useFileDrop } from "../use-file-drop.ts";
import { ChooseButton } from "./ChooseButton.tsx";

interface DropZoneProps {
  onOpen: (() => void) | undefined;
  onFiles: (files: File[]) => void;
}

/** Accepts a photo by drag and drop, click or paste. */
export function DropZone({ onOpen, onFiles }: DropZoneProps) {
  const { t } = useTranslation();
  const { isOver, handlers } = useFileDrop(onFiles);
  usePastedFiles(onFiles);
  return (
    <div className={isOver ? "dropzone is-over" : "dropzone"} data-testid="dropzone" {...handlers}>
      <span className="peek">
        <Sign />
      </span>
      <p className="dropzone-title pointer-only">{t("Drag a photo here")}</p>
      <p className="soft">
        <span className="pointer-only">{t("or choose one.")} </span>
        {t("One dog, one picture, JPG, PNG or WebP.")}
      </p>
      <ChooseButton label={t("Choose a photo")} onOpen={onOpen} onFiles={onFiles} />
      <div className="touch-only">
        <ChooseButton
          className="button button--quiet"
          label={t("Take a photo")}
          camera
          onOpen={onOpen}
          onFiles={onFiles}
        />
      </div>
      <p className="small soft row">
        <ShieldCheck className="icon" aria-hidden />
        {t("Stays with us, is never published.")}
      </p>
    </div>
  );
}
