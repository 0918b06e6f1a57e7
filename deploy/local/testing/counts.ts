/** How many tests ended how. */
export type Counts = { passed: number; failed: number; skipped: number };

export const add = (all: readonly Counts[]): Counts => all.reduce(
  (sum, { passed, failed, skipped }) => ({ passed: sum.passed + passed, failed: sum.failed + failed, skipped: sum.skipped + skipped }),
  { passed: 0, failed: 0, skipped: 0 },
);

export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** A runner that ended badly or found nothing has failed, whatever it counted. */
export function judged(counts: Counts, exitCode: number): Counts {
  const saysNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || saysNothing) ? { ...counts, failed: 1 } : counts;
}
