/**
 * Milligrams a day, rounded: body weight in kg times the amount per kg times the factor of how much the dog is
 * affected.
 */
export const dailyDoseMg = (weightKg: number, perKgMg: number, factor: number): number =>
  Math.round(weightKg * perKgMg * factor);
