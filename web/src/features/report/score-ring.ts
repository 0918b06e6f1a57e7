/** Circumference of the ring in units of its drawing (radius 88). */
const RING_CIRCUMFERENCE = 553;

/** Length of the empty part for a score of 0–100. */
export function ringRest(score: number): number {
  const bounded = Math.min(100, Math.max(0, score));
  return Math.round(RING_CIRCUMFERENCE * (1 - bounded / 100));
}
