import { useTranslation } from "react-i18next";
import { useAppSelector } from "#shared/store/store.ts";
import { selectAttempt } from "../attempt.slice.ts";
import { useRetry } from "../use-retry.ts";
import { ErrorPanel } from "./ErrorPanel.tsx";
import { isAboutDog, NoDogPanel } from "./NoDogPanel.tsx";

interface AnalysisErrorProps {
  /** The sentence, or its key. */
  error: string;
  headingId?: string;
}

/** The error of the last attempt with its options. */
export function AnalysisError({ error, headingId = "analysis-error" }: AnalysisErrorProps) {
  const { t } = useTranslation();
  const { failure } = useAppSelector(selectAttempt);
  const { anotherPhoto, retry, retryPhoto } = useRetry();
  if (retryPhoto && isAboutDog(failure?.code)) {
    return (
      <NoDogPanel
        headingId={headingId}
        message={t(error)}
        failure={failure}
        onAnotherPhoto={anotherPhoto}
        onLookAgain={retryPhoto}
      />
    );
  }
  return (
    <ErrorPanel
      headingId={headingId}
      message={t(error)}
      failure={failure}
      onAnotherPhoto={anotherPhoto}
      onTryAgain={retry}
    />
  );
}
