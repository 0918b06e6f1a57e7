/** Activation from which a cell counts as dog. */
const DOG_LOGIT = 8;
/** Chosen on dogs pasted at known sizes into other pictures; see docs/accuracy.md. */
const SMALL_BELOW = 0.225;

/** Whether the dog is too small for a reliable breed. @param map logits of one breed in the 64 cells of the picture */
export function isSmallInPhoto(map: ArrayLike<number>): boolean {
  const dogCells = Array.from(map).filter((logit) => logit > DOG_LOGIT).length;
  return map.length > 0 && dogCells / map.length < SMALL_BELOW;
}
