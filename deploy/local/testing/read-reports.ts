import type { Counts } from "./counts.ts";

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string; /** Tries. */ invocations?: number }[];
  }[];
};
type PlaywrightSuite = {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** Jest's `--json`: a test file that could not even be loaded counts as one failed test. */
export function readJestReport(json: string): Counts {
  const report = JSON.parse(json) as JestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    remarks: report.testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults
        .filter((result) => result.status === "failed")
        .map(({ fullName }) => `failed: ${name}: ${fullName}`);
      const again = assertionResults
        .filter((result) => result.status === "passed" && (result.invocations ?? 1) > 1)
        .map(({ fullName }) => `passed only when tried again: ${name}: ${fullName}`);
      return [...(status === "failed" && failed.length === 0 ? [`failed: ${name}`] : failed), ...again];
    }),
  };
}

const REMARKS: Readonly<Record<string, string>> = { unexpected: "failed", flaky: "passed only when tried again" };
const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Playwright's json reporter: a browser test that passed when tried again has passed, and is named. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, errors, suites } = JSON.parse(json) as PlaywrightReport;
  const remarks = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.flatMap(({ status }) => (REMARKS[status] ? [`${REMARKS[status]}: ${file}: ${title}`] : [])),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    remarks: [...remarks, ...errors.map(({ message }) => `failed: ${message}`)],
  };
}

/** What Node's tap reporter says of each test, and its closing lines. */
export function readTapReport(tap: string): Counts {
  const count = (word: string): number => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(tap)?.[1] ?? 0);
  return {
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
    remarks: Array.from(tap.matchAll(/^\s*not ok \d+ - (.+)$/gm), ([, title]) => `failed: ${title}`),
  };
}
