import { add, type Counts } from "./counts.ts";

type JestFile = { name: string; status: string; assertionResults: { fullName: string; status: string }[] };
type PlaywrightSuite = {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

const jestFiles = (json: string): JestFile[] => (JSON.parse(json) as { testResults: JestFile[] }).testResults;
const hasFailed = ({ status }: JestFile): boolean => status === "failed";

/** A test file that could not be loaded or ended counts as one failed test. */
function countsOf(file: JestFile): Counts {
  const named = (status: string): string[] =>
    file.assertionResults
      .filter((result) => result.status === status)
      .map(({ fullName }) => `${file.name}: ${fullName}`);
  const passed = named("passed").length;
  const failed = named("failed");
  const all = hasFailed(file) && failed.length === 0 ? [file.name] : failed;
  return {
    passed,
    failed: all.length,
    skipped: file.assertionResults.length - passed - failed.length,
    remarks: all.map((name) => `failed: ${name}`),
  };
}

/** Jest's `--json`. */
export const readJestReport = (json: string): Counts => add(jestFiles(json).map(countsOf));

const REMARKS: Readonly<Record<string, string>> = { unexpected: "failed", flaky: "passed only when tried again" };
const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Playwright's json reporter: a test that passed in a retry counts as passed, and is named. */
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

/** Test results of Node's tap reporter, and its summary. */
export function readTapReport(tap: string): Counts {
  const count = (word: string): number => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(tap)?.[1] ?? 0);
  return {
    passed: count("pass"),
    failed: count("fail") + count("cancelled"),
    skipped: count("skipped") + count("todo"),
    remarks: Array.from(tap.matchAll(/^\s*not ok \d+ - (.+)$/gm), ([, title]) => `failed: ${title}`),
  };
}
