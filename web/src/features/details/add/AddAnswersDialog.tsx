import type { ReportAnswers } from "@hundeblick/proto/http/report-answers";
import { errorText } from "@hundeblick/web-kit/error-text.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { DialogHead } from "#shared/ui/DialogHead.tsx";
import { FieldError } from "#shared/ui/FieldError.tsx";
import type { AddAnswersProps } from "./add-answers-props.ts";
import { AskedQuestions } from "./AskedQuestions.tsx";
import { useLazyReportAnswersQuery } from "./answers.api.ts";

/** Asks open questions of a report and composes it again with the answers. */
export function AddAnswersDialog(props: AddAnswersProps) {
  const { t } = useTranslation();
  const [load, { data, error }] = useLazyReportAnswersQuery();
  useEffect(() => {
    void load(props.reportId);
  }, [load, props.reportId]);
  const reload = async (): Promise<ReportAnswers | undefined> => (await load(props.reportId)).data;
  return (
    <Dialog labelledBy="add-answers" className="dialog dialog--wide" onClose={props.onClose}>
      <DialogHead
        id="add-answers"
        title={t("Add answers")}
        hint={t("The photo stays. Your answers update the report at once.")}
        onClose={props.onClose}
      />
      {error !== undefined && <FieldError id="answers-error">{errorText(error, t)}</FieldError>}
      {data && <AskedQuestions key="form" {...props} stored={data} reload={reload} />}
    </Dialog>
  );
}
