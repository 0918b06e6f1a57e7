import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findTestBrowser } from "../machine/find-program.ts";
import { LOCAL, ROOT } from "../machine/folders.ts";
import { add, type Counts, withRunnerFailure } from "./counts.ts";
import { readVitestReport, readPlaywrightReport, readNodeReport } from "./read-reports.ts";
import { countRetries } from "./browser-test-retries.ts";

const REPORTS = join(LOCAL, "reports");
const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);
/** Timeout of one runner. */
const LIMIT_MS = 30 * 60_000;
/** Concurrent test files of a runner; they wait a third of the time. */
const MAX_CONCURRENT = 3;
/** Timeout of one test file with a whole system. */
const TEST_FILE_LIMIT_MS = 10 * 60_000;
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

const running = new Set<ChildProcess>();
/** Active runners, to pass on signals. */
export const runningTests = (): ReadonlySet<ChildProcess> => running;

async function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const runner = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    timeout: LIMIT_MS,
  });
  running.add(runner);
  const [code] = (await once(runner, "close")) as [number | null];
  running.delete(runner);
  return code ?? 1;
}

/** Runs an npm script as one test. */
const check = async (script: string): Promise<Counts> =>
  (await run("npm", ["run", "--silent", script])) === 0
    ? { ...NOTHING, passed: 1 }
    : { ...NOTHING, failed: 1, remarks: [`failed: ${script}`] };

/** Runs a test runner that writes a report, and parses it. */
async function reported(
  file: string,
  read: (report: string) => Counts,
  start: (file: string) => Promise<number>,
): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, file);
  rmSync(report, { force: true });
  const code = await start(report);
  return withRunnerFailure(existsSync(report) ? read(readFileSync(report, "utf8")) : NOTHING, code);
}

const vitest = (name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Counts> =>
  reported(`${name}.json`, readVitestReport, (path) =>
    run(
      bin("vitest"),
      [
        "run",
        "--silent",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${path}`,
        `--maxWorkers=${MAX_CONCURRENT}`,
        ...args,
      ],
      env,
    ),
  );

const browser = (chromium: string): Promise<Counts> =>
  reported("browser.json", readPlaywrightReport, (file) =>
    run(bin("playwright"), ["test", "--config", "e2e"], { PLAYWRIGHT_JSON: file, CHROMIUM_PATH: chromium }),
  );

/** One file after the other: each has a system of its own, and more of them beside the browser tests take longer. */
const faults = (): Promise<Counts> =>
  reported("faults.json", readNodeReport, (file) =>
    run(process.execPath, [
      "--test",
      "--test-concurrency=1",
      `--test-timeout=${TEST_FILE_LIMIT_MS}`,
      "--test-reporter=spec",
      "--test-reporter-destination=stdout",
      "--test-reporter=./deploy/local/testing/node-reporter.ts",
      `--test-reporter-destination=${file}`,
      ...globSync("e2e/**/*.test.ts", { cwd: ROOT, exclude: (name) => name.includes("node_modules") }),
    ]),
  );

async function endToEnd(): Promise<Counts> {
  const chromium = findTestBrowser();
  if (!chromium)
    console.error(
      "✗ The browser tests need Chromium: install it (Debian and Ubuntu: sudo apt install chromium-headless-shell), or name it with CHROMIUM_PATH.",
    );
  const counts = await Promise.all([chromium ? browser(chromium) : { ...NOTHING, failed: 1 }, faults()]);
  return add([...counts, countRetries()]);
}

/** Every part of `make test` in order: quick ones first. */
export const PARTS: Readonly<Record<string, () => Promise<Counts>>> = {
  lint: () => check("lint"),
  typecheck: () => check("typecheck"),
  languages: () => check("trial-language"),
  unit: () => vitest("unit", [], { WITH_SERVERS: "0", TESTS: "unit" }),
  integration: () => vitest("integration", ["test/integration/"]),
  e2e: endToEnd,
};
