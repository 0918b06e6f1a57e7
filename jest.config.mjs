import { existsSync } from "node:fs";
import { join } from "node:path";
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from "./kit/src/testing/limits.ts";

/** One Jest for every workspace; `jest --selectProjects <workspace>` runs its own tests. */
const at = (path) => join(import.meta.dirname, path);

/** Projects with integration tests get real servers (deploy/local/README.md); WITH_SERVERS=0 leaves them out. */
const servers = (dir) =>
  process.env.WITH_SERVERS !== "0" && existsSync(at(`${dir}/test/integration`))
    ? { globalSetup: at("deploy/local/jest-servers.ts"), globalTeardown: at("deploy/local/jest-servers-stop.ts") }
    : {};

const node = (name, dir = name) => ({
  ...servers(dir),
  displayName: name,
  rootDir: at(dir),
  testEnvironment: "node",
  testMatch: ["<rootDir>/**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  transform: {},
});
const dom = (name) => ({
  displayName: name,
  rootDir: at(name),
  testEnvironment: "jest-fixed-jsdom",
  testEnvironmentOptions: { customExportConditions: ["browser"], url: "http://localhost/" },
  globals: { WAIT_LIMIT_MS },
  testMatch: ["<rootDir>/{src,test}/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: [at("web-kit/test/setup.ts")],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx$": at("web-kit/test/jest-tsx.mjs") },
  moduleNameMapper: {
    "\\.css$": at("web-kit/test/no-styles.ts"),
    "^virtual:triage$": at("triage/test/virtual-triage.ts"),
    "^virtual:breeds$": at("triage/test/virtual-breeds.ts"),
    "^virtual:tool-texts$": at("web/test/support/virtual-tool-texts.ts"),
  },
});

export default {
  testTimeout: TEST_LIMIT_MS,
  // a worker with nothing left to do needs more than the usual half second to end on a busy machine; one that holds
  // something never ends
  workerGracefulExitTimeout: 5_000,
  // modules of ended files stay in a worker: past this it is replaced (tests of web and report: 213 s instead of 232)
  workerIdleMemoryLimit: "1GB",
  projects: [
    node("proto"),
    node("triage"),
    node("kit"),
    node("gateway"),
    ...["analysis", "report", "catalogue", "scraper", "tracking", "mail"].map((service) =>
      node(service, `services/${service}`),
    ),
    node("migrations"),
    node("deploy", "deploy/local"),
    node("access", "deploy/secrets"),
    dom("web-kit"),
    dom("web"),
    dom("admin-web"),
  ],
  coverageProvider: "babel",
};
