import { getErrorMessage, isConflict, isOutcomeUnknown, OUTCOME_UNKNOWN } from "../api/error-message.ts";
import { Notice } from "./Notice.tsx";

type Props = {
  title: string;
  error: unknown;
  /** The sentence without one of the server. */
  otherwise?: string;
  /** What was to be changed: somebody else may have changed it since it was read. */
  what?: string;
};

/** Why a call failed; nothing without an error. */
export const Failure = ({ title, error, what, otherwise }: Props) =>
  error ? (
    <Notice kind="bad" title={title}>
      {what && isConflict(error)
        ? `Somebody else changed ${what} in the meantime. Close this and look again.`
        : what && isOutcomeUnknown(error)
          ? OUTCOME_UNKNOWN
          : getErrorMessage(error, otherwise)}
    </Notice>
  ) : null;

/** The same below the header of a card. */
export const CardFailure = (failure: Props) =>
  failure.error ? (
    <div className="pad">
      <Failure {...failure} />
    </div>
  ) : null;
