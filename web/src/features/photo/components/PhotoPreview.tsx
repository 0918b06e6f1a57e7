import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

interface PhotoPreviewProps {
  url: string | null;
  onRemove: () => void;
}

/** The chosen photo, at most 400 px high, with a remove button. */
export function PhotoPreview({ url, onRemove }: PhotoPreviewProps) {
  const { t } = useTranslation();
  return (
    <div className="preview">
      {url && <img src={url} alt={t("Your chosen photo")} tabIndex={-1} />}
      <button className="icon-button" type="button" aria-label={t("Remove photo")} onClick={onRemove}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
