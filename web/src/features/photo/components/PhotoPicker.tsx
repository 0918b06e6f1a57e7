import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { msg } from "@hundeblick/web-kit/i18n.ts";
import type { PhotoFile } from "#shared/session/session.slice.ts";
import { FieldError } from "#shared/ui/FieldError.tsx";
import type { PhotoProblem } from "../choose-photo.ts";
import { usePhoto, usePhotoQuality } from "../use-photo.ts";
import { ChooseButton } from "./ChooseButton.tsx";
import { DropZone } from "./DropZone.tsx";
import { PhotoHint } from "./PhotoHint.tsx";
import { PhotoPreview } from "./PhotoPreview.tsx";

export const PROBLEMS: Record<PhotoProblem, string> = {
  heic: msg(
    "This is a HEIC picture from an iPhone, which we cannot read. Please save it as JPG or take a screenshot of it, and choose that.",
  ),
  too_large: msg("This photo is larger than 12 MB. Please send a smaller one."),
  not_arrived: msg("The shared photo did not arrive. Please choose it once more."),
  no_photo: msg("We can read JPG, PNG and WebP photos. Please save your picture in one of these formats."),
};

interface PhotoPickerProps {
  /** Shown once there is a photo. */
  children?: ReactNode;
  /** Called before the device's picker opens. */
  onOpen?: () => void;
}

/** Chooses, shows and removes the photo. */
export function PhotoPicker({ children, onOpen }: PhotoPickerProps) {
  const { t } = useTranslation();
  const { file, previewUrl, problem, isPreparing, choose, remove } = usePhoto();
  const quality = usePhotoQuality(previewUrl);
  const { picker, expectChange } = useRestoredFocus(file, problem);
  const take = (files: File[]) => {
    expectChange();
    void choose(files);
  };
  const isStatusEmpty = !isPreparing && !file;
  return (
    <div className="stack" ref={picker}>
      {file ? (
        <PhotoPreview
          url={previewUrl}
          onRemove={() => {
            expectChange();
            remove();
          }}
        />
      ) : (
        <DropZone onOpen={onOpen} onFiles={take} />
      )}
      <div className={isStatusEmpty ? "visually-hidden" : "stack stack--s"} aria-live="polite">
        {isPreparing ? (
          <p className="soft">{t("Preparing the photo…")}</p>
        ) : (
          file && <PhotoHint file={file} quality={quality} />
        )}
      </div>
      {file && (
        <>
          {!isPreparing && children}
          <ChooseButton
            className="button button--quiet button--wide"
            label={t("Choose another photo")}
            onOpen={onOpen}
            onFiles={take}
          />
        </>
      )}
      {problem && <FieldError id="photo-problem">{t(PROBLEMS[problem])}</FieldError>}
    </div>
  );
}

/** Moves the focus to what replaced the button that had it, after a choice or removal here. */
function useRestoredFocus(file: PhotoFile | null, problem: PhotoProblem | null) {
  const picker = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current && document.activeElement === document.body)
      picker.current?.querySelector<HTMLElement>(".preview img, .dropzone button")?.focus({ preventScroll: true });
    isExpected.current = false;
  }, [file, problem]);
  const expectChange = () => {
    isExpected.current = true;
  };
  return { picker, expectChange };
}
