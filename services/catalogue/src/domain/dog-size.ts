/** Sizes of the catalogue by body weight in kg: small below 10, medium below 25, large from 25. */
const sizeOf = (weightKg: number): "small" | "medium" | "large" =>
  weightKg < 10 ? "small" : weightKg < 25 ? "medium" : "large";

/** Whether a product fits a dog of this weight. Values other than the three sizes are ignored. */
export function isForWeight(dogSizes: readonly string[], weightKg: number | undefined): boolean {
  const known = dogSizes
    .map((size) => size.toLowerCase())
    .filter((size) => ["small", "medium", "large"].includes(size));
  return weightKg === undefined || known.length === 0 || known.includes(sizeOf(weightKg));
}
