import { z } from "zod";
import { Finding, SEEN_CODES } from "./findings.ts";
import { DogSquares } from "./photo-subject.ts";
import { Provider } from "./providers.ts";

/** Verdict of a provider on the photo. */
export const PHOTO_VERDICTS = [
  "dog",
  "no_dog",
  "dog_unsure",
  "several_dogs",
  "photo_too_dark",
  "photo_blurred",
] as const;
export const PhotoVerdict = z.enum(PHOTO_VERDICTS);
export type PhotoVerdict = z.infer<typeof PhotoVerdict>;

export const BreedGuess = z.object({
  /** Id in the breed table, e.g. `labrador-retriever`. */
  breedId: z.string().regex(/^[a-z0-9-]{2,60}$/),
  /** Calibrated probability, 0–1. */
  probability: z.number().min(0).max(1),
});
export type BreedGuess = z.infer<typeof BreedGuess>;

/** Everything a vision provider may return. `one` needs a calibrated probability ≥ 0.85 and is worded "looks like". */
export const VisionResult = z.object({
  provider: Provider,
  model: z.string().max(120),
  verdict: PhotoVerdict,
  breeds: z.array(BreedGuess).max(3),
  breedVerdict: z.enum(["one", "several", "unknown"]),
  /** All of basis `seen`. */
  findings: z.array(Finding).max(SEEN_CODES.length),
  /** Only for several dogs, from a provider that detects positions. */
  dogs: DogSquares.optional(),
  /** The configured provider, when the local one replaced it because it failed. */
  fellBackFrom: Provider.optional(),
});
export type VisionResult = z.infer<typeof VisionResult>;
