import { add, type Counts, reasonOf } from "./counts.ts";

type VitestTest = { fullName: string; status: string; failureMessages?: string[] };
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] };
type PlaywrightTest = { status: string; results?: { error?: { message?: string } }[] };
type PlaywrightSuite = {
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

const vitestFiles = (json: string): VitestFile[] => (JSON.parse(json) as { testResults: VitestFile[] }).testResults;
const hasFailed = ({ status }: VitestFile): boolean => status === "failed";

/** A test file that could not be loaded or ended counts as one failed test. */
function countsOf(file: VitestFile): Counts {
  const passed = file.assertionResults.filter(({ status }) => status === "passed").length;
  const failed = file.assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${file.name}: ${fullName}${reasonOf(failureMessages?.[0])}`);
  const all = hasFailed(file) && failed.length === 0 ? [`${file.name}${reasonOf(file.message)}`] : failed;
  return {
    passed,
    failed: all.length,
    skipped: file.assertionResults.length - passed - failed.length,
    remarks: all.map((name) => `failed: ${name}`),
  };
}

/** Vitest's json reporter. */
export const readVitestReport = (json: string): Counts => add(vitestFiles(json).map(countsOf));

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
      tests.flatMap(({ status, results = [] }) =>
        REMARKS[status] ? [`${REMARKS[status]}: ${file}: ${title}${reasonOf(results[0]?.error?.message)}`] : [],
      ),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    remarks: [...remarks, ...errors.map(({ message }) => `failed${reasonOf(message)}`)],
  };
}

/** What `node-reporter.ts` wrote. */
export const readNodeReport = (json: string): Counts => JSON.parse(json) as Counts;
