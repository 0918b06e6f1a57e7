import { useAppSelector } from "#shared/store/store.ts";
import { selectAttempt } from "../attempt.slice.ts";
import { useRetry } from "../use-retry.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { isAboutDog, NoDogPanel } from "./NoDogPanel.tsx";

/** The error of the last attempt with its options. */
export function AnalysisError({ message, headingId = "analysis-error" }: { message: string; headingId?: string }) {
  const { failure } = useAppSelector(selectAttempt);
  const { anotherPhoto, retry, retryPhoto } = useRetry();
  if (retryPhoto && isAboutDog(failure?.code)) {
    return (
      <NoDogPanel
        headingId={headingId}
        message={message}
        failure={failure}
        onAnotherPhoto={anotherPhoto}
        onLookAgain={retryPhoto}
      />
    );
  }
  return (
    <ErrorPanel
      headingId={headingId}
      message={message}
      failure={failure}
      onAnotherPhoto={anotherPhoto}
      onTryAgain={retry}
    />
  );
}
