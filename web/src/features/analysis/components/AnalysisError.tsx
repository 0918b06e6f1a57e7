import { useAppSelector } from "#shared/store/store.ts";
import { selectAttempt } from "../attempt.slice.ts";
import { useSecondTry } from "../use-second-try.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";

/** The error of the last attempt with its two ways on. */
export function AnalysisError({ message, headingId = "analysis-error" }: { message: string; headingId?: string }) {
  const { failure } = useAppSelector(selectAttempt);
  const { anotherPhoto, tryAgain } = useSecondTry();
  return (
    <ErrorPanel
      headingId={headingId}
      message={message}
      failure={failure}
      onAnotherPhoto={anotherPhoto}
      onTryAgain={tryAgain}
    />
  );
}
