import type { ErrorCode } from "@hundeblick/proto/errors";
import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { Camera, Focus, PawPrint } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { PhotoTips } from "#shared/ui/PhotoTips.tsx";
import { SeeVet } from "#shared/ui/SeeVet.tsx";
import { SHAGGY_DOG } from "#shared/ui/illustrations.ts";
import type { Failure } from "../attempt.slice.ts";

const PointAtDog = lazy(() => import("./PointAtDog.tsx"));
const WhichDog = lazy(() => import("./WhichDog.tsx"));

const ABOUT_DOG: ReadonlySet<ErrorCode | "network"> = new Set<ErrorCode>([
  "no_dog",
  "dog_unsure",
  "several_dogs",
  "photo_too_dark",
  "photo_blurred",
]);
/** Verdicts that the owner can correct. */
export const isAboutDog = (code: Failure["code"] | undefined): boolean => !!code && ABOUT_DOG.has(code);

interface NoDogPanelProps {
  headingId: string;
  message: string;
  failure: Failure | null;
  onAnotherPhoto: () => void;
  onLookAgain: (subject: PhotoSubject) => void;
}

/**
 * The verdict and three options: point at the dog, continue without a breed, another photo. Detected dogs can be
 * tapped.
 */
export function NoDogPanel({ headingId, message, failure, onAnotherPhoto, onLookAgain }: NoDogPanelProps) {
  const { t } = useTranslation();
  const [pointing, setPointing] = useState(false);
  const emergency = failure?.emergency;
  const several = failure?.code === "several_dogs";
  const panel = (
    <div className={failure?.dogs ? "card" : "state-card card"}>
      {!failure?.dogs && <img src={SHAGGY_DOG} alt="" width="400" height="400" />}
      <div className="stack">
        <div className="stack" {...(!emergency && { role: "alert" })}>
          <h2 className="step-6" id={headingId}>
            {several ? t("Which dog is it about?") : t("About this photo")}
          </h2>
          <p>{message}</p>
        </div>
        {failure?.dogs ? (
          <Suspense>
            <WhichDog dogs={failure.dogs} onChosen={(square) => onLookAgain({ square })} />
          </Suspense>
        ) : (
          <p className="soft">{t("You know your dog better than we do. So you can go on with this photo.")}</p>
        )}
        <div className="stack stack--s">
          <button
            className={failure?.dogs ? "button button--quiet" : "button"}
            type="button"
            onClick={() => setPointing(true)}
          >
            <Focus className="icon" aria-hidden />
            {t("Point at your dog")}
          </button>
          <button className="button button--quiet" type="button" onClick={() => onLookAgain({ isDog: true })}>
            <PawPrint className="icon" aria-hidden />
            {several ? t("Go on without choosing, and without a breed") : t("It is my dog: go on without a breed")}
          </button>
          <button className="button button--quiet" type="button" onClick={onAnotherPhoto}>
            <Camera className="icon" aria-hidden />
            {t("Choose another photo")}
          </button>
        </div>
        <PhotoTips />
      </div>
    </div>
  );
  if (pointing) {
    return (
      <Suspense fallback={panel}>
        <PointAtDog
          headingId={headingId}
          onBack={() => setPointing(false)}
          onDone={(square) => onLookAgain({ square })}
        />
      </Suspense>
    );
  }
  if (!emergency) return panel;
  return (
    <div className="stack stack--l">
      <SeeVet emergency={emergency} arrives />
      {panel}
    </div>
  );
}
