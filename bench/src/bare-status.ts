import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

type BareStatus = { url: string; pid: number; stop: () => Promise<void> };

/** The program of `bare-status.program.ts` in a process of its own, as the gateway is in one. */
export async function startBareStatus(redisUrl: string): Promise<BareStatus> {
  const program: ChildProcess = fork(fileURLToPath(new URL("bare-status.program.ts", import.meta.url)), {
    env: { ...process.env, NODE_ENV: "production", REDIS_URL: redisUrl },
    execArgv: ["--max-semi-space-size=8"],
  });
  const [port] = (await once(program, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: program.pid ?? 0,
    async stop() {
      program.kill();
      if (program.exitCode === null && program.signalCode === null) await once(program, "exit");
    },
  };
}
