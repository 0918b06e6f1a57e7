import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { TEST_LIMIT_MS, WAIT_LIMIT_MS } from "./kit/src/testing/limits.ts";

/** One Vitest for every workspace; `vitest run --project <workspace>` runs its own tests. */
const at = (path: string): string => join(import.meta.dirname, path);

/** Files of a project share a worker and its modules (decision 334): what a file changes there, it changes back. */
const shared = {
  isolate: false,
  testTimeout: TEST_LIMIT_MS,
  hookTimeout: TEST_LIMIT_MS,
  // the page is cleared before a file's own hooks run
  sequence: { hooks: "list" },
} as const;

/** `TESTS=unit` leaves integration tests out; `--exclude` does not reach projects. */
const skipped = process.env["TESTS"] === "unit" ? ["**/test/integration/**"] : [];

const node = (name: string, dir = name): TestProjectInlineConfiguration => ({
  test: {
    ...shared,
    name,
    root: at(dir),
    environment: "node",
    include: ["**/*.test.ts"],
    exclude: ["**/node_modules/**", ...skipped],
  },
});
const dom = (name: string): TestProjectInlineConfiguration => ({
  define: { WAIT_LIMIT_MS: String(WAIT_LIMIT_MS) },
  resolve: {
    alias: [
      { find: "virtual:triage", replacement: at("triage/test/virtual-triage.ts") },
      { find: "virtual:breeds", replacement: at("triage/test/virtual-breeds.ts") },
      { find: "virtual:tool-texts", replacement: at("web/test/support/virtual-tool-texts.ts") },
      // calls are stubbed as a browser makes them, not at jsdom's sockets
      { find: /^(@mswjs\/interceptors\/(?:XMLHttpRequest|fetch))$/, replacement: "$1/web" },
    ],
  },
  test: {
    ...shared,
    name,
    root: at(name),
    environment: at("web-kit/test/dom-environment.ts"),
    environmentOptions: { jsdom: { url: "http://localhost/" } },
    include: ["{src,test}/**/*.test.{ts,tsx}"],
    setupFiles: [at("web-kit/test/setup.ts")],
    // aliases do not reach other packages
    server: { deps: { inline: ["msw"] } },
  },
});

export default defineConfig({
  test: {
    // real servers for integration tests; WITH_SERVERS=0 leaves them out
    globalSetup: at("deploy/local/test-run-servers.ts"),
    pool: "forks",
    // reports name files, and tests only when they fail
    slowTestThreshold: TEST_LIMIT_MS,
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
  },
});
