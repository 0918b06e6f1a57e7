import { z } from "zod";

/**
 * A square of the upright photo, in shares of it: `left` of its width, `top` of its height, `side` of its shorter edge.
 * What would stick out is moved in.
 */
export const PhotoSquare = z.strictObject({
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  side: z.number().min(0.05).max(1),
});
export type PhotoSquare = z.infer<typeof PhotoSquare>;

export const MAX_DOG_SQUARES = 6;
/** Where each of several dogs in a photo is, from left to right. */
export const DogSquares = z.array(PhotoSquare).min(2).max(MAX_DOG_SQUARES);

/** What the owner says about the picture itself: where the dog is, or that it is one whatever was recognised. */
export const PhotoSubject = z
  .strictObject({ square: PhotoSquare.optional(), isDog: z.literal(true).optional() })
  .refine(({ square, isDog }) => square !== undefined || isDog, "neither a square nor isDog");
export type PhotoSubject = z.infer<typeof PhotoSubject>;
