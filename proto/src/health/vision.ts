import { z } from "zod";
import { Finding, SEEN_CODES } from "./findings.ts";
import { DogSquares } from "./photo-subject.ts";
import { Provider } from "./providers.ts";

/** What a provider made of the photo before anything is said about the dog. */
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
  /** Id of the breed table, e.g. `labrador-retriever`. */
  breedId: z.string().regex(/^[a-z0-9-]{2,60}$/),
  /** Calibrated probability, 0–1. */
  probability: z.number().min(0).max(1),
});
export type BreedGuess = z.infer<typeof BreedGuess>;

/** Everything a vision provider may say. `one` needs a calibrated probability ≥ 0.85 and is worded "looks like". */
export const VisionResult = z.object({
  provider: Provider,
  model: z.string().max(120),
  verdict: PhotoVerdict,
  breeds: z.array(BreedGuess).max(3),
  breedVerdict: z.enum(["one", "several", "unknown"]),
  /** Every finding has the basis `seen`. */
  findings: z.array(Finding).max(SEEN_CODES.length),
  /** Only of several dogs, and only from a provider that looks for places. */
  dogs: DogSquares.optional(),
  /** The configured provider, when it could not answer and the local one looked instead. */
  fellBackFrom: Provider.optional(),
});
export type VisionResult = z.infer<typeof VisionResult>;
