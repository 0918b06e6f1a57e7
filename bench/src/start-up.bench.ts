import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePorts } from "../../deploy/local/machine/ports.ts";
import { SERVICES, serviceProcess } from "../../deploy/local/system/processes.ts";
import type { System } from "../../e2e/system.ts";
import { median } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const TIMES = 3;
const POLL_MS = 5;
const TIMEOUT_MS = 30_000;

/** Time from the start of a process to its first ready reply, with running servers. */
export async function startUpBench({ env }: System): Promise<Line[]> {
  const lines: Line[] = [];
  for (const name of ["gateway", ...SERVICES]) {
    const took: number[] = [];
    for (let n = 0; n < TIMES; n++) took.push(await startOnce(name, env));
    lines.push({ what: `${name}, until it is ready`, value: median(took) / 1_000, unit: "s" });
  }
  return lines;
}

async function startOnce(name: string, shared: System["env"]): Promise<number> {
  const [health, port] = (await freePorts(2)) as [number, number];
  const spool = await mkdtemp(join(tmpdir(), "bench-spool-"));
  const isGateway = name === "gateway";
  const readyUrl = `http://127.0.0.1:${isGateway ? port : health}/readyz`;
  const { command, args, cwd, env } = serviceProcess({
    name,
    folder: isGateway ? name : `services/${name}`,
    watch: false,
    readyUrl,
    env: { ...shared, HEALTH_PORT: String(health), PORT: String(port), SPOOL_DIR: spool },
  });
  const began = performance.now();
  const program = spawn(command, args, { cwd, env, stdio: "ignore" });
  try {
    await untilReady(program, readyUrl);
    return performance.now() - began;
  } finally {
    program.kill("SIGTERM");
    if (program.exitCode === null && program.signalCode === null) await once(program, "exit");
    await rm(spool, { recursive: true, force: true });
  }
}

async function untilReady(program: ChildProcess, url: string): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; ;) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    if (program.exitCode !== null || Date.now() > until) throw new Error(`${url} never said that it is ready`);
    await pause(POLL_MS);
  }
}
