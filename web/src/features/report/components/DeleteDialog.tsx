import type { EraseReceipt } from "@hundeblick/proto/http/analysis";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { useTranslation } from "react-i18next";
import { deleteAnswersDraft } from "#shared/answers-draft.ts";
import { useAppStore } from "#shared/store/store.ts";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { FieldError } from "#shared/ui/FieldError.tsx";
import { eraseReport } from "../erase-report.ts";
import { ERASED_WORDS } from "../erased-words.ts";
import { useEraseReportMutation } from "../report.api.ts";

interface DeleteDialogProps {
  reportId: string;
  onErased: (receipt: EraseReceipt) => void;
  onClose: () => void;
}

/** Confirms the deletion, listing what is deleted. */
export function DeleteDialog({ reportId, onErased, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const [erase, { isLoading, error }] = useEraseReportMutation();
  const store = useAppStore();
  const confirm = async () => {
    const { data } = await erase(reportId);
    if (!data) return;
    onErased(data);
    eraseReport(store, reportId);
    deleteAnswersDraft(reportId);
  };
  return (
    <Dialog labelledBy="delete-title" onClose={onClose}>
      <div className="stack">
        <h2 className="step-6" id="delete-title">
          {t("Delete this report now?")}
        </h2>
        <p>{t("This removes at once and for good:")}</p>
        <ul className="bullets">
          {Object.values(ERASED_WORDS).map((word) => (
            <li key={word}>{t(word)}</li>
          ))}
        </ul>
        {error && <FieldError id="delete-error">{errorText(error, t)}</FieldError>}
        <div className="row">
          <button className="button button--danger" type="button" disabled={isLoading} onClick={() => void confirm()}>
            {isLoading ? t("Deleting...") : t("Delete now")}
          </button>
          <button className="button button--quiet" type="button" onClick={onClose}>
            {t("Keep it")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
