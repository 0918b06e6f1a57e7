import { z } from "zod";

/** A square in shares of the upright photo: `side` of its shorter edge; clamped to the photo. */
export const PhotoSquare = z.strictObject({
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  side: z.number().min(0.05).max(1),
});
export type PhotoSquare = z.infer<typeof PhotoSquare>;

export const MAX_DOG_SQUARES = 6;
/** Positions of several dogs in a photo, from left to right. */
export const DogSquares = z.array(PhotoSquare).min(2).max(MAX_DOG_SQUARES);

/** The owner's correction: where the dog is, or that it is a dog whatever was recognised. */
export const PhotoSubject = z
  .strictObject({ square: PhotoSquare.optional(), isDog: z.literal(true).optional() })
  .refine(({ square, isDog }) => square !== undefined || isDog, "neither a square nor isDog");
export type PhotoSubject = z.infer<typeof PhotoSubject>;
