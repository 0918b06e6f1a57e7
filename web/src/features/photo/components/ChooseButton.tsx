import { PHOTO_TYPES } from "@hundeblick/proto/photo";
import { Camera } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface ChooseButtonProps {
  label: string;
  className?: string;
  onFiles: (files: File[]) => void;
}

/** Opens the device's own picker for exactly one picture. */
export function ChooseButton({ label, className = "button", onFiles }: ChooseButtonProps) {
  const { t } = useTranslation();
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
        <Camera className="icon" aria-hidden />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={PHOTO_TYPES.join()}
        aria-label={t("Photo of your dog")}
        hidden
        onChange={take}
      />
    </>
  );
}
