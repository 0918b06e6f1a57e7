import type { OpenReport } from "@hundeblick/proto/http/report";
import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import { CircleCheck } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { FROM_THE_START } from "#shared/session/from-the-start.ts";
import { Asking } from "../asking.ts";
import { takesAnswers } from "../is-newest.ts";

/** The dialog with questions, loaded on demand. */
export type AnswersDialog = ComponentType<{
  reportId: string;
  asked: readonly OpenQuestion[];
  open: readonly OpenQuestion[];
  onClose: () => void;
  onRenewed: () => void;
}>;

interface AddAnswersProps {
  report: OpenReport;
  dialog: AnswersDialog | undefined;
  children: ReactNode;
}

/** Provides the dialog to its children, and shows the top of the new version afterwards. */
export function AddAnswers({ report, dialog: Dialog, children }: AddAnswersProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(useAskedByLink(report));
  const said = useRef<HTMLDivElement>(null);
  // version the answers were added to
  const [answered, setAnswered] = useState<number | null>(null);
  const isRenewed = answered !== null && (report.version ?? 0) > answered;
  useEffect(() => {
    if (isRenewed) said.current?.scrollIntoView({ block: "center" });
  }, [isRenewed, report.version]);
  return (
    <Asking value={Dialog && takesAnswers(report) ? setAsked : null}>
      <div className="wrap" aria-live="polite" ref={said}>
        {isRenewed && (
          <div className="notice">
            <CircleCheck className="icon" aria-hidden />
            <p>{t("This report now includes your answers.")}</p>
          </div>
        )}
      </div>
      {children}
      {Dialog && asked && (
        <Suspense>
          <Dialog
            reportId={report.reportId}
            asked={asked}
            open={report.openQuestions}
            onClose={() => setAsked(null)}
            onRenewed={() => {
              setAsked(null);
              setAnswered(report.version ?? null);
            }}
          />
        </Suspense>
      )}
    </Asking>
  );
}

/** A link in a mail asks all questions of a concern again: `?again=limping`. */
function useAskedByLink({ concerns }: OpenReport): readonly OpenQuestion[] | null {
  const [search] = useSearchParams();
  const concern = concerns.find(({ id }) => id === search.get("again"));
  return concern ? [{ kind: "concern", concern: concern.id, question: FROM_THE_START, text: concern.name }] : null;
}
