import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing/limits";
import { startTestServers } from "./testing/test-servers.ts";

/**
 * Vitest's globalSetup: starts the backing servers once when a chosen project has integration tests, and sets their
 * variables for the workers. WITH_SERVERS=0 leaves them out. Resolves to what stops them.
 */
export default async function startServers({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const asks = vitest.projects.some(({ config }) => existsSync(join(config.root, "test/integration")));
  if (!asks || process.env["WITH_SERVERS"] === "0") return undefined;
  const servers = await startTestServers();
  // processes started by tests inherit the wide timeouts
  Object.assign(process.env, servers.env, WIDE_TIMEOUTS_ENV);
  return () => servers.stop();
}
