/** Box of the drawing in its own units. */
export const BOX = { left: 44, top: 12, width: 576, height: 260, bottom: 272 };

const STEPS = [0.5, 1, 2, 5, 10, 20, 40];
const MAX_LINES = 5;

/** Grid lines from 0 up to at least this many kg, in round steps. */
export function scaleLines(mostKg: number): number[] {
  const step = STEPS.find((each) => mostKg / each <= MAX_LINES) ?? 40;
  return Array.from({ length: Math.ceil(mostKg / step) + 1 }, (_, at) => at * step);
}
