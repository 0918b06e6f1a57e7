/** Sizes of the catalogue by body weight: small below 10 kg, medium below 25 kg, large from 25 kg. */
const DOG_SIZES: readonly string[] = ["small", "medium", "large"];

/** Values that are none of the sizes; upper case does not matter. */
const unknownDogSizes = (sizes: readonly string[]): string[] =>
  sizes.filter((size) => !DOG_SIZES.includes(size.toLowerCase()));

/** Null when every size is known. */
export function dogSizeProblem(sizes: readonly string[]): string | null {
  const [unknown] = unknownDogSizes(sizes);
  return unknown === undefined ? null : `“${unknown}” is no size: small, medium, large, or empty for every dog`;
}
