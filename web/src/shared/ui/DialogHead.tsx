import { X } from "lucide-react";
import { useTranslation } from "react-i18next";

interface DialogHeadProps {
  /** Of the heading, which names the dialog. */
  id: string;
  title: string;
  hint: string;
  step?: "step-5" | "step-6";
  onClose: () => void;
}

/** Title of a dialog with what it is for, and the button that closes it. */
export function DialogHead({ id, title, hint, step = "step-6", onClose }: DialogHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="dialog-head">
      <div className="stack stack--s">
        <h2 className={step} id={id}>
          {title}
        </h2>
        <p className="soft">{hint}</p>
      </div>
      <button className="icon-button" type="button" aria-label={t("Close")} onClick={onClose}>
        <X className="icon" aria-hidden />
      </button>
    </div>
  );
}
