import { WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing/limits";
import { startTestServers, type TestServers } from "./testing/test-servers.ts";

let servers: TestServers | undefined;

/**
 * Jest's globalSetup of every project with integration tests: starts the backing servers once and tells the tests where
 * they are.
 */
export default async function startServers(): Promise<void> {
  if (servers) return;
  servers = await startTestServers();
  // processes that a test starts inherit the wide time-outs
  Object.assign(process.env, servers.env, WIDE_TIMEOUTS_ENV);
}

export const stopServers = async (): Promise<void> => servers?.stop();
