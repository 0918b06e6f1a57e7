import type { PhotoQuality } from "@hundeblick/proto/health/photo-quality";
import type { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import type { VisionResult } from "@hundeblick/proto/health/vision";
import type { ClaimedAnalysis, RejectedPhoto, DetectedDog } from "./analysis.ts";
import { ownerHints } from "./owner-hints.ts";
import type { PhotoLab, Vision } from "./ports.ts";
import { photoFindings, unusablePhotoVerdict } from "./vision/photo-quality.ts";
import { seenFinding } from "./vision/seen-findings.ts";

export type AssessPhotoDeps = { lab: Pick<PhotoLab, "measure" | "crop">; vision: Vision };
type AssessPhotoInput = {
  held: Pick<ClaimedAnalysis, "answers" | "subject" | "rawAnswer">;
  photo: Buffer;
  signal: AbortSignal;
  beforeDetection: () => Promise<void>;
  saveRawAnswer: (rawAnswer: string) => Promise<void>;
};

/**
 * Calls the vision provider for the photo or the owner's square. Light and sharpness are hints if a dog is recognised
 * and the reason if none is. The owner's correction overrides the provider; the report then says nothing about looks.
 */
export async function assessPhoto(
  deps: AssessPhotoDeps,
  { held, photo: whole, signal, beforeDetection, saveRawAnswer }: AssessPhotoInput,
): Promise<DetectedDog | RejectedPhoto> {
  const { square } = held.subject ?? {};
  const photo = square ? await deps.lab.crop(whole, square) : whole;
  const quality = await deps.lab.measure(photo);
  await beforeDetection();
  const result = await deps.vision.detect({
    photo,
    hints: ownerHints(held.answers),
    ...(square ? { isPointedAt: true } : {}),
    ...(held.rawAnswer ? { rawAnswer: held.rawAnswer } : {}),
    saveRawAnswer,
    signal,
  });
  const { verdict } = result;
  if (verdict === "dog") return withQuality({ ...result, verdict }, quality);
  const dog = dogByOwner(result, held.subject);
  if (dog) return withQuality(dog, quality);
  if (verdict === "several_dogs") return { verdict, ...(result.dogs && { dogs: result.dogs }) };
  return { verdict: unusablePhotoVerdict(quality) ?? verdict };
}
function withQuality(dog: DetectedDog, quality: PhotoQuality): DetectedDog {
  const measured = photoFindings(quality).filter(({ code }) => !dog.findings.some((found) => found.code === code));
  return { ...dog, findings: [...dog.findings, ...measured] };
}

/** In an owner's square, an uncertain dog or several dogs count as one dog without a breed. */
function dogByOwner(result: VisionResult, subject: PhotoSubject | undefined): DetectedDog | undefined {
  const several = result.verdict === "several_dogs";
  const pointedAt = subject?.square && (several || result.verdict === "dog_unsure");
  if (!pointedAt && !subject?.isDog) return undefined;
  const findings = pointedAt ? result.findings : [seenFinding(several ? "dog_not_chosen" : "dog_by_owner", "high")];
  const { dogs: _dogs, ...rest } = result;
  return { ...rest, verdict: "dog", breeds: [], breedVerdict: "unknown", findings };
}
