import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { identify } from "../machine/process-identity.ts";
import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing/limits";
import { waitUntil } from "../machine/waiting.ts";
import { backOff, type ProcessSpec } from "./supervised-process.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

const opened: Supervisor[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((supervisor) => supervisor.stop()));
});

/** A supervisor of small programs that log their events to one file. */
function startSupervisor({ readyWithinMs = WAIT_LIMIT_MS } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  const diary = join(folder, "diary");
  const reported: string[] = [];
  const supervisor = createSupervisor({
    logs: folder,
    readyWithinMs,
    report: (who, line) => {
      reported.push(`${who} ${line}`);
    },
  });
  opened.push(supervisor);
  const read = (): string[] => (existsSync(diary) ? readFileSync(diary, "utf8").trim().split("\n") : []);
  /** `atEnd`: what the program does on SIGTERM. */
  const program = (name: string, { atEnd = "process.exit()", more = "" } = {}): ProcessSpec => ({
    name,
    command: process.execPath,
    args: [
      "-e",
      `
      const say = (what) => require("node:fs").appendFileSync(${JSON.stringify(diary)}, "${name} " + what + "\\n");
      process.on("SIGTERM", () => { say("ends"); ${atEnd}; });
      setInterval(() => {}, 1000);
      ${more}
      say("runs");`,
    ],
    cwd: folder,
    env: {},
    ready: async () => read().includes(`${name} runs`),
  });
  return { supervisor, program, read, reported, folder };
}
const isGone = (pid: number) => () => identify(pid) === undefined;

test("starts levels in order and stops them in reverse order", async () => {
  const { supervisor, program, read } = startSupervisor();
  await supervisor.start({ specs: [program("nats")], stopWithinMs: 3_000 });
  await supervisor.start({ specs: [program("report")], stopWithinMs: 3_000 });
  await supervisor.start({ specs: [program("gateway")], stopWithinMs: 3_000 });
  await supervisor.stop();
  expect(read()).toEqual(["nats runs", "report runs", "gateway runs", "gateway ends", "report ends", "nats ends"]);
});

test("restarts a killed process, and reports it", async () => {
  const { supervisor, program, read, reported } = startSupervisor();
  await supervisor.start({ specs: [program("report")], stopWithinMs: 3_000 });
  const before = supervisor.pids()["report"];
  await supervisor.kill("report");
  expect(supervisor.pids()["report"]).toBeUndefined();
  expect(await waitUntil(() => read().length === 2, { withinMs: WAIT_LIMIT_MS })).toBe(true);
  expect(supervisor.pids()["report"]).not.toBe(before);
  expect(reported).toContain("report ended (SIGKILL), starts again in 0.5 s");
  expect(await waitUntil(() => reported.includes("report is back"), { withinMs: WAIT_LIMIT_MS })).toBe(true);
});

test("the restart delay grows to 8 s", () => {
  expect([1, 2, 3, 4, 5, 6].map(backOff)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});

test("kills a process that does not end in time", async () => {
  const { supervisor, program, reported } = startSupervisor();
  await supervisor.start({ specs: [program("mongodb", { atEnd: "" })], stopWithinMs: 300 });
  const pid = supervisor.pids()["mongodb"] ?? 0;
  await supervisor.stop();
  expect(isGone(pid)()).toBe(true);
  expect(reported).toContain("mongodb did not stop in time and was ended by force");
});

test("ends a process with its children", async () => {
  const { supervisor, program, folder } = startSupervisor();
  const note = join(folder, "grandchild");
  const more = `const { pid } = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]); require("node:fs").writeFileSync(${JSON.stringify(note)}, String(pid));`;
  await supervisor.start({ specs: [program("scraper", { more })], stopWithinMs: 3_000 });
  const grandchild = Number(readFileSync(note, "utf8"));
  expect(isGone(grandchild)()).toBe(false);
  await supervisor.stop();
  expect(await waitUntil(isGone(grandchild), { withinMs: WAIT_LIMIT_MS })).toBe(true);
});

test("a crash loop stops the start, with the end of the log", async () => {
  const { supervisor, program } = startSupervisor();
  const spec = {
    ...program("mail", { more: 'console.error("MAIL_KEY is missing"); process.exit(1);' }),
    ready: async () => false,
  };
  await expect(supervisor.start({ specs: [spec], stopWithinMs: 300 })).rejects.toThrow(
    /^mail ended 3 times\. The end of its log:[^]*MAIL_KEY is missing/,
  );
});

test("a process that never gets ready stops the start", async () => {
  const { supervisor, program } = startSupervisor({ readyWithinMs: 300 });
  await expect(
    supervisor.start({ specs: [{ ...program("mail"), ready: async () => false }], stopWithinMs: 300 }),
  ).rejects.toThrow("mail was not ready within 0.3 s");
});

test("a missing program stops the start and is named", async () => {
  const { supervisor, program } = startSupervisor();
  await expect(
    supervisor.start({ specs: [{ ...program("redis"), command: "/nowhere/valkey-server" }], stopWithinMs: 300 }),
  ).rejects.toThrow("redis ended 3 times");
});

test("stops and restarts a process on demand", async () => {
  const { supervisor, program } = startSupervisor();
  await supervisor.start({ specs: [program("redis")], stopWithinMs: 3_000 });
  await supervisor.down("redis");
  expect(supervisor.pids()).toEqual({});
  await supervisor.up("redis");
  expect(supervisor.pids()["redis"]).toBeGreaterThan(0);
});

test("a stop aborts the start", async () => {
  const { supervisor, program } = startSupervisor();
  const starting = supervisor.start({
    specs: [{ ...program("report"), ready: async () => false }],
    stopWithinMs: 3_000,
  });
  expect(await waitUntil(() => supervisor.pids()["report"] !== undefined, { withinMs: WAIT_LIMIT_MS })).toBe(true);
  await supervisor.stop();
  await expect(starting).resolves.toBeUndefined();
});
