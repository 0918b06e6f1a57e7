/** Sizes of the catalogue by body weight in kg: small below 10, medium below 25, large from 25. */
const sizeOf = (weightKg: number): "small" | "medium" | "large" =>
  weightKg < 10 ? "small" : weightKg < 25 ? "medium" : "large";

/** Whether a product fits a dog of this weight: any dog without sizes. An unknown size fits none. */
export const isForWeight = (dogSizes: readonly string[], weightKg: number | undefined): boolean =>
  weightKg === undefined || dogSizes.length === 0 || dogSizes.some((size) => size.toLowerCase() === sizeOf(weightKg));
