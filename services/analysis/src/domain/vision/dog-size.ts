/** Where the network answers as strongly as this, it is looking at the dog. */
const DOG_LOGIT = 8;
/** Chosen on dogs pasted at known sizes into other pictures; the figures are in docs/accuracy.md. */
const SMALL_BELOW = 0.225;

/**
 * Whether the dog fills so little of the picture that the breed is a weak guess.
 * @param map logits of one breed over the cells of the picture (64 cells)
 */
export function isSmallInPhoto(map: ArrayLike<number>): boolean {
  const dogCells = Array.from(map).filter((logit) => logit > DOG_LOGIT).length;
  return map.length > 0 && dogCells / map.length < SMALL_BELOW;
}
