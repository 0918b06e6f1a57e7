/** Milligrams per day, rounded: body weight in kg × amount per kg × factor of the severity. */
export const dailyDoseMg = (weightKg: number, perKgMg: number, factor: number): number =>
  Math.round(weightKg * perKgMg * factor);
