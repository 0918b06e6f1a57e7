import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { eventually } from "@hundeblick/kit/testing";
import { isListening } from "../../../local/machine/ports.ts";

/** A server of this test, ready when its port is open. @throws {Error} with its output when it exits. */
export async function serverProcess(
  command: string,
  args: readonly string[],
  port: number,
): Promise<{ reload: () => void; stop: () => Promise<void> }> {
  const child: ChildProcess = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data: Buffer) => {
      said = (said + data.toString()).slice(-4_000);
    });
  const ended = once(child, "exit");
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  await eventually(
    async () => isOver || isListening(port),
    (is) => is,
    { everyMs: 50 },
  );
  if (isOver) throw new Error(`${command} ended: ${said}`);
  return {
    reload: () => void child.kill("SIGHUP"),
    async stop() {
      child.kill();
      const killTimer = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await ended;
      clearTimeout(killTimer);
    },
  };
}
