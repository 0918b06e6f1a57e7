import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { DetailsForm, type DetailsFormProps } from "./DetailsForm.tsx";

/** The optional details on a desktop, in a dialog with Skip and Continue. */
export function DetailsModal({ onClose, ...form }: DetailsFormProps & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog labelledBy="details-title" className="dialog dialog--wide" onClose={onClose}>
      <div className="dialog-head">
        <div className="stack stack--s">
          <h2 className="step-6" id="details-title">
            {t("Tell us about your dog")}
          </h2>
          <p className="soft">{t("All optional. What you leave out, we leave out of the report too.")}</p>
        </div>
        <button className="icon-button" type="button" aria-label={t("Close")} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </div>
      <DetailsForm {...form} />
    </Dialog>
  );
}
