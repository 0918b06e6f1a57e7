import type { OpenQuestion } from "@hundeblick/proto/http/report-check";
import type { DogInfo } from "#shared/session/dog-info.ts";
import type { DogFormProps } from "../use-dog-info.ts";

export interface AddAnswersProps {
  reportId: string;
  /** Question to ask now. */
  asked: readonly OpenQuestion[];
  /** All open questions of the report; those before the asked one are skipped. */
  open: readonly OpenQuestion[];
  onClose: () => void;
  onRenewed: () => void;
}

/** A part of the form. */
export interface AddedFormProps extends DogFormProps {
  /** The answers of the report; `dog` has those of a draft, too. */
  initial: DogInfo;
}
