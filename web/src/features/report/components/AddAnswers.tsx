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
export function AddAnswers({ report, dialog, children }: AddAnswersProps) {
  const { t } = useTranslation();
  const Dialog = takesAnswers(report) ? dialog : undefined;
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState(() => askedByLink(report, search.get("again")));
  const close = () => {
    setAsked(null);
    if (!search.has("again")) return;
    // a reload must not ask again
    search.delete("again");
    setSearch(search, { replace: true });
  };
  const said = useRef<HTMLDivElement>(null);
  // version the answers were added to
  const [answered, setAnswered] = useState<number | null>(null);
  const isRenewed = answered !== null && (report.version ?? 0) > answered;
  useEffect(() => {
    if (isRenewed) said.current?.scrollIntoView({ block: "center" });
  }, [isRenewed, report.version]);
  return (
    <Asking value={Dialog ? setAsked : null}>
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
            onClose={close}
            onRenewed={() => {
              close();
              setAnswered(report.version ?? null);
            }}
          />
        </Suspense>
      )}
    </Asking>
  );
}

/** A link in a mail asks all questions of a concern again: `?again=limping`. */
function askedByLink({ concerns }: OpenReport, again: string | null): readonly OpenQuestion[] | null {
  const concern = concerns.find(({ id }) => id === again);
  return concern ? [{ kind: "concern", concern: concern.id, question: FROM_THE_START, text: concern.name }] : null;
}
