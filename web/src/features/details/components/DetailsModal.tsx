import { useTranslation } from "react-i18next";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { DialogHead } from "#shared/ui/DialogHead.tsx";
import { DetailsForm, type DetailsFormProps } from "./DetailsForm.tsx";

/** The optional details on a desktop, in a dialog with Skip and Continue. */
export function DetailsModal({ onClose, ...form }: DetailsFormProps & { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog labelledBy="details-title" className="dialog dialog--wide" onClose={onClose}>
      <DialogHead
        id="details-title"
        title={t("Tell us about your dog")}
        hint={t("All optional. What you leave out, we leave out of the report too.")}
        onClose={onClose}
      />
      <DetailsForm {...form} />
    </Dialog>
  );
}
