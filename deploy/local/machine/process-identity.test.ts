import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { identify, isAlive } from "./process-identity.ts";

test("identifies a process by its number and start time", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  const known = identify(child.pid ?? 0);
  expect(known).toBeDefined();
  if (!known) return;
  expect(isAlive(known)).toBe(true);
  expect(isAlive({ ...known, started: "long ago" })).toBe(false);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(isAlive(known)).toBe(false);
});
