import { PHOTO_TYPES } from "@hundeblick/proto/photo";
import { Camera, Images } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface ChooseButtonProps {
  label: string;
  className?: string;
  /** Opens the back camera directly, if there is one. */
  camera?: boolean;
  /** Called before the picker opens. */
  onOpen?: (() => void) | undefined;
  onFiles: (files: File[]) => void;
}

/** Opens the device's picker or camera for one picture. */
export function ChooseButton({ label, className = "button", camera = false, onOpen, onFiles }: ChooseButtonProps) {
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
  const open = () => {
    onOpen?.();
    input.current?.click();
  };
  return (
    <>
      <button className={className} type="button" onClick={open}>
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
