import type { Held, Refusal, SeenDog } from "./analysis.ts";
import type { PhotoLab, Vision } from "./ports.ts";
import { photoFindings, tooPoorToLookAt } from "./vision/photo-quality.ts";

export type LookDeps = { lab: Pick<PhotoLab, "measure">; vision: Vision };
type Looking = {
  held: Held;
  photo: Buffer;
  signal: AbortSignal;
  beforeLooking: () => Promise<void>;
  keepAnswer: (rawAnswer: string) => Promise<void>;
};

/** Measures the photo and, if it is worth it, asks the vision provider. A dark or blurred photo is never shown to one. */
export async function lookAtPhoto(
  deps: LookDeps,
  { held, photo, signal, beforeLooking, keepAnswer }: Looking,
): Promise<SeenDog | Refusal> {
  const quality = await deps.lab.measure(photo);
  const poor = tooPoorToLookAt(quality);
  if (poor) return { verdict: poor };
  await beforeLooking();
  const { breed, ageMonths } = held.answers;
  const looked = await deps.vision.look({
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
