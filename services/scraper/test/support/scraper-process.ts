import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { eventually, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * The service in a process of its own. `kill` is SIGKILL and `stop` SIGTERM; both wait for the exit, `stop` returns its
 * code.
 */
export async function startScraper(env: Record<string, string> = {}) {
  const port = await freePort();
  const main = new URL("../../src/main.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      NATS_URL: process.env["NATS_URL"],
      ...WIDE_TIMEOUTS_ENV,
      MONGO_URL: process.env["MONGO_URL"],
      HEALTH_PORT: String(port),
      ...env,
    },
    stdio: "ignore",
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<number | null> => {
    child.kill(signal);
    return (await ended)[0];
  };
  try {
    const state = await eventually(
      () => fetch(`http://127.0.0.1:${port}/readyz`).then((reply) => reply.json()),
      (answer) => (answer as { ready?: boolean }).ready === true,
    );
    return { state, pid: child.pid ?? 0, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
}

/** Every process below this one. */
export function processesBelow(pid: number): number[] {
  const all = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    all.filter(([, of]) => of === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}
