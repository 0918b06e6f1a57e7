import { Camera } from "lucide-react";
import { useRef } from "react";
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
  return (
    <>
      <button className={className} type="button" onClick={() => input.current?.click()}>
        <Camera className="icon" aria-hidden />
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t("Photo of your dog")}
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </>
  );
}
