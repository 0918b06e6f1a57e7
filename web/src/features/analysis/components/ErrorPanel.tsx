import type { ErrorCode } from "@hundeblick/proto/errors";
import { Camera, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SHAGGY_DOG } from "#shared/ui/illustrations.ts";
import { SeeVet } from "#shared/ui/SeeVet.tsx";
import { PhotoTips } from "#shared/ui/PhotoTips.tsx";
import type { Failure } from "../attempt.slice.ts";

/** Errors for which another photo helps. */
const RETAKE = new Set<ErrorCode | "network" | null>([
  "no_dog",
  "dog_unsure",
  "several_dogs",
  "photo_too_dark",
  "photo_blurred",
  "photo_type_unsupported",
  "photo_unreadable",
  "photo_animated",
  "photo_too_many_pixels",
  "photo_needs_too_much_memory",
  "photo_too_large",
]);

interface ErrorPanelProps {
  headingId: string;
  message: string;
  failure: Failure | null;
  onAnotherPhoto: () => void;
  /** Absent if a retry is not possible. */
  onTryAgain?: (() => void) | undefined;
}

/** The error, tips, and two options. */
export function ErrorPanel({ headingId, message, failure, onAnotherPhoto, onTryAgain }: ErrorPanelProps) {
  const { t } = useTranslation();
  const retake = RETAKE.has(failure?.code ?? null);
  const another = (
    <button
      key="another"
      className={retake || !onTryAgain ? "button" : "button button--quiet"}
      type="button"
      onClick={onAnotherPhoto}
    >
      <Camera className="icon" aria-hidden />
      {t("Choose another photo")}
    </button>
  );
  const again = onTryAgain && (
    <button key="again" className={retake ? "button button--quiet" : "button"} type="button" onClick={onTryAgain}>
      <RotateCcw className="icon" aria-hidden />
      {t("Try again")}
    </button>
  );
  const emergency = failure?.emergency;
  const refusal = (
    <div className="state-card card">
      <img src={SHAGGY_DOG} alt="" width="400" height="400" />
      <div className="stack">
        <div className="stack" {...(!emergency && { role: "alert" })}>
          <h2 className="step-6" id={headingId}>
            {t("An error occurred")}
          </h2>
          <p>{message}</p>
          {failure?.detail && <p className="soft">{t(failure.detail)}</p>}
        </div>
        {retake && <PhotoTips />}
        <div className="row">{retake ? [another, again] : [again, another]}</div>
        {failure?.traceId && (
          <p className="small soft">{t("Reference for questions: {{id}}", { id: failure.traceId })}</p>
        )}
      </div>
    </div>
  );
  if (!emergency) return refusal;
  return (
    <div className="stack stack--l">
      <SeeVet emergency={emergency} arrives />
      {refusal}
    </div>
  );
}
