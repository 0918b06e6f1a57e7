import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { useTranslation } from "react-i18next";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { DialogHead } from "#shared/ui/DialogHead.tsx";
import { FieldError } from "#shared/ui/FieldError.tsx";
import type { AddAnswersProps } from "./add-answers-props.ts";
import { AskedQuestions } from "./AskedQuestions.tsx";
import { useReportAnswersQuery } from "./answers.api.ts";

/** Asks open questions of a report and composes it again with the answers. */
export function AddAnswersDialog(props: AddAnswersProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useReportAnswersQuery(props.reportId);
  return (
    <Dialog labelledBy="add-answers" className="dialog dialog--wide" onClose={props.onClose}>
      <DialogHead
        id="add-answers"
        title={t("Add answers")}
        hint={t("The photo stays. Your answers update the report at once.")}
        onClose={props.onClose}
      />
      {data && <AskedQuestions {...props} stored={data} reload={async () => (await refetch()).data} />}
      {!data && isFetching && <output className="soft">{t("One moment …")}</output>}
      {!data && !isFetching && (
        <div className="stack">
          <FieldError id="answers-error">{errorText(error, t)}</FieldError>
          <div className="row">
            <button className="button button--quiet" type="button" onClick={() => void refetch()}>
              {t("Try again")}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
