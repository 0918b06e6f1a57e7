import { PHOTO_TYPES } from "@hundeblick/proto/photo";
import { Camera, Images } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface ChooseButtonProps {
  label: string;
  className?: string;
  /** Opens the back camera at once, where the device has one. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the device's own picker, or its camera, for exactly one picture. */
export function ChooseButton({ label, className = "button", camera = false, onFiles }: ChooseButtonProps) {
  const { t } = useTranslation();
  const Icon = camera ? Camera : Images;
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const { current } = input;
    if (!current?.files?.length) return;
    onFiles([...current.files]);
    current.value = "";
  };
  // What was chosen before this part of the page came to life told nobody of its change.
  useEffect(take);
  return (
    <>
      <button className={className} type="button" onClick={() => input.current?.click()}>
        <Icon className="icon" aria-hidden />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        {...(camera && { capture: "environment" as const })}
        aria-label={camera ? t("Photo from the camera") : t("Photo of your dog")}
        hidden
        onChange={take}
      />
    </>
  );
}
