import type { OpenQuestion } from "@hundeblick/proto/http/report-check";

export interface AddAnswersProps {
  reportId: string;
  /** Question to ask now. */
  asked: readonly OpenQuestion[];
  /** All open questions of the report; those before the asked one are skipped. */
  open: readonly OpenQuestion[];
  onClose: () => void;
  onRenewed: () => void;
}
