import { stripVTControlCharacters } from "node:util";

/** Numbers of tests; `remarks`: failed ones, and browser tests that only passed in a retry. */
export type Counts = { passed: number; failed: number; skipped: number; remarks?: readonly string[] };

export const add = (all: readonly Counts[]): Required<Counts> =>
  all.reduce<Required<Counts>>(
    (sum, { passed, failed, skipped, remarks = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      remarks: [...sum.remarks, ...remarks],
    }),
    { passed: 0, failed: 0, skipped: 0, remarks: [] },
  );

export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** A runner with an exit code or without tests has failed. */
export function withRunnerFailure(counts: Counts, exitCode: number): Counts {
  const saysNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (exitCode !== 0 || saysNothing) ? { ...counts, failed: 1 } : counts;
}

const REASON_LENGTH = 300;

/** A failure's message on one line after a colon, cut at 300 characters; nothing without a message. */
export function reasonOf(message = ""): string {
  const line = stripVTControlCharacters(message).replaceAll(/\s+/g, " ").trim();
  return line && `: ${line.slice(0, REASON_LENGTH)}`;
}
