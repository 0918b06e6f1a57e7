import type { PhotoView } from "@hundeblick/proto/photo";
import { Camera } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { DialogHead } from "#shared/ui/DialogHead.tsx";
import { ChooseButton } from "../components/ChooseButton.tsx";
import { Outline } from "./Outline.tsx";
import { takePicture, useCamera } from "./use-camera.ts";
import { VIEWS } from "./views.ts";

interface TakePhotoProps {
  view: PhotoView;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

/** The camera with an outline; without a camera the outline as a drawing, and the device's picker. */
export function TakePhoto({ view, onFiles, onClose }: TakePhotoProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { video, state } = useCamera();
  const { name, hint } = VIEWS[view];
  const take = async () => {
    const picture = video.current && (await takePicture(video.current));
    if (picture) onFiles([picture]);
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHead id={heading} title={t(name)} hint={t(hint)} step="step-5" onClose={onClose} />
      <div className="stack">
        <div className={`viewfinder viewfinder--${state}`}>
          <video ref={video} muted playsInline aria-label={t("Picture of the camera")} hidden={state !== "open"} />
          <Outline view={view} over={state === "open"} />
        </div>
        {state === "open" && (
          <button className="button button--wide" type="button" onClick={() => void take()}>
            <Camera className="icon" aria-hidden />
            {t("Take the photo")}
          </button>
        )}
        {state === "missing" && (
          <div className="touch-only">
            <ChooseButton className="button button--wide" label={t("Take a photo")} camera onFiles={onFiles} />
          </div>
        )}
        <ChooseButton className="button button--quiet button--wide" label={t("Choose a photo")} onFiles={onFiles} />
      </div>
    </Dialog>
  );
}
