import { spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { eventually } from "./eventually.ts";
import { WIDE_TIMEOUTS_ENV } from "./limits.ts";

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * A service in a process of its own, ready, on the tests' database and bus. `kill` is SIGKILL and `stop` SIGTERM; both
 * wait for the exit, `stop` returns its code.
 */
export async function startServiceProcess(main: URL, env: Record<string, string> = {}) {
  const port = await freePort();
  const { PATH, MONGO_URL, NATS_URL } = process.env;
  const child = spawn(process.execPath, [fileURLToPath(main)], {
    env: { PATH, MONGO_URL, NATS_URL, ...WIDE_TIMEOUTS_ENV, HEALTH_PORT: String(port), ...env },
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
