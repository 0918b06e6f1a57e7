import type { ClaimedAnalysis, RejectedPhoto, DetectedDog } from "./analysis.ts";
import type { PhotoLab, Vision } from "./ports.ts";
import { photoFindings, unusablePhotoVerdict } from "./vision/photo-quality.ts";

export type AssessPhotoDeps = { lab: Pick<PhotoLab, "measure">; vision: Vision };
type Looking = {
  held: ClaimedAnalysis;
  photo: Buffer;
  signal: AbortSignal;
  beforeLooking: () => Promise<void>;
  keepAnswer: (rawAnswer: string) => Promise<void>;
};

/**
 * Measures the photo and, if it is worth it, asks the vision provider. A dark or blurred photo is never shown to one.
 */
export async function assessPhoto(
  deps: AssessPhotoDeps,
  { held, photo, signal, beforeLooking, keepAnswer }: Looking,
): Promise<DetectedDog | RejectedPhoto> {
  const quality = await deps.lab.measure(photo);
  const poor = unusablePhotoVerdict(quality);
  if (poor) return { verdict: poor };
  await beforeLooking();
  const { breed, ageMonths } = held.answers;
  const looked = await deps.vision.detect({
    photo,
    hints: { ...(breed ? { breed } : {}), ...(ageMonths === undefined ? {} : { ageMonths }) },
    ...(held.rawAnswer ? { rawAnswer: held.rawAnswer } : {}),
    keepAnswer,
    signal,
  });
  if (looked.verdict !== "dog") return { verdict: looked.verdict };
  const measured = photoFindings(quality).filter(({ code }) => !looked.findings.some((found) => found.code === code));
  return { ...looked, verdict: "dog", findings: [...looked.findings, ...measured] };
}
