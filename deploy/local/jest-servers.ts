import { WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing/limits";
import { startTestServers, type TestServers } from "./testing/test-servers.ts";

let servers: TestServers | undefined;

/** Jest's globalSetup of projects with integration tests: starts the backing servers and sets their variables. */
export default async function startServers(): Promise<void> {
  if (servers) return;
  servers = await startTestServers();
  // processes started by tests inherit the wide timeouts
  Object.assign(process.env, servers.env, WIDE_TIMEOUTS_ENV);
}

export const stopServers = async (): Promise<void> => servers?.stop();
