import { PHOTO_TYPES } from "@hundeblick/proto/photo";
import { Camera, Images } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface ChooseButtonProps {
  label: string;
  className?: string;
  /** Opens the back camera directly, if there is one. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

/** Opens the device's picker or camera for one picture. */
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
  // a file chosen before hydration fired no change event for React
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
