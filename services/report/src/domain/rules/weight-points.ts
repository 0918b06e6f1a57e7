/** Points by the ratio of the weight to the nearer end of the breed's range, interpolated linearly. */
type Curve = readonly (readonly [ratio: number, points: number])[];
const ABOVE: Curve = [
  [1, 10],
  [1.1, -10],
  [1.25, -16],
  [1.4, -24],
];
const BELOW: Curve = [
  [0.6, -20],
  [0.75, -10],
  [0.9, -3],
  [1, 10],
];

/** Points of a weight for the breed's usual range (both in kg): at most 2 points per 1 %. */
export function weightPoints(weightKg: number, [low, high]: readonly [number, number]): number {
  if (weightKg > high) return onCurve(ABOVE, weightKg / high);
  return weightKg < low ? onCurve(BELOW, weightKg / low) : onCurve(ABOVE, 1);
}

function onCurve(curve: Curve, ratio: number): number {
  const next = curve.findIndex(([at]) => at >= ratio);
  const [right, left] = [curve.at(next) ?? [1, 0], curve.at(Math.max(0, next - 1)) ?? [1, 0]];
  if (next <= 0) return right[1];
  return left[1] + ((ratio - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}
