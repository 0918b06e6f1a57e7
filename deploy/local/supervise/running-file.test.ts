import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { identify, isAlive, signalGroup } from "../machine/process-identity.ts";
import { endLeftovers, findRunning, type Running, writeRunning } from "./running-file.ts";

const file = (): string => join(mkdtempSync(join(tmpdir(), "running-")), "running.json");
const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) signalGroup(pid, "SIGKILL");
});

function sleeper() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
  started.push(child.pid ?? 0);
  const identity = identify(child.pid ?? 0);
  if (!identity) throw new Error("did not start");
  return { child, identity };
}

test("a running system is found by another terminal", () => {
  const path = file();
  expect(findRunning(path)).toBeUndefined();
  writeRunning(path, {}, { url: "http://127.0.0.1:8080" });
  expect(findRunning(path)?.url).toBe("http://127.0.0.1:8080");
});

test("the next start ends what a killed supervisor left running, but no unrelated process with a reused id", async () => {
  const path = file();
  const { child, identity } = sleeper();
  const unrelated = sleeper();
  writeRunning(path, { catalogue: identity.pid });
  const running = JSON.parse(readFileSync(path, "utf8")) as Running;
  running.supervisor.started = "before the crash";
  running.processes["nats"] = { ...unrelated.identity, started: "before the crash" };
  writeFileSync(path, JSON.stringify(running));

  expect(findRunning(path)).toBeUndefined();
  const gone = once(child, "exit");
  expect(await endLeftovers(path)).toEqual(["catalogue"]);
  await gone;
  expect(isAlive(unrelated.identity)).toBe(true);
  expect(existsSync(path)).toBe(false);
});
