import type { OpenQuestion } from "@hundeblick/proto/http/report-check";

export interface AddAnswersProps {
  reportId: string;
  /** What is asked now. */
  asked: readonly OpenQuestion[];
  /** All that is open in the report; what stands before an asked question is passed over. */
  open: readonly OpenQuestion[];
  onClose: () => void;
  onRenewed: () => void;
}
