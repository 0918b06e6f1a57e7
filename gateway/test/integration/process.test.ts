import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Bus, connectBus, handle } from "@hundeblick/kit/bus";
import { eventually, quietLog, testObjects } from "@hundeblick/kit/testing";
import { analysisContract, analysisStatus, eraseAnalysis, startAnalysis } from "@hundeblick/proto/rpc/analysis";
import { newId } from "@hundeblick/proto/ids";
import { jpeg } from "../support/photo-files.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");
type Running = { child: ChildProcess; url: string; spool: string; logged: string[] };
let running: Running;
let services: Bus;
const photoKeys: string[] = [];

/** The gateway as its own process, as in production, on a free port. */
async function start(env: Record<string, string> = {}): Promise<Running> {
  const spool = mkdtempSync(join(tmpdir(), "gateway-spool-"));
  writeFileSync(join(spool, "left-by-a-crash"), "x");
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, NODE_OPTIONS: "", PORT: "0", HEALTH_PORT: "0", SPOOL_DIR: spool, RATE_LIMITS: "off", ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const logged: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => logged.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => logged.push(line));
  const open = await eventually(() => logged.find((line) => line.includes(`"msg":"open"`)) ?? (child.exitCode === null ? "" : "ended"), Boolean, { withinMs: 20_000 });
  await eventually(() => open === "ended" || logged.some((line) => line.includes(`"msg":"ready"`)), Boolean);
  return { child, spool, logged, url: open === "ended" ? "" : (JSON.parse(open) as { url: string }).url };
}

beforeEach(async () => {
  services = await connectBus({ NATS_URL: process.env["NATS_URL"] ?? "" }, { name: "analysis", log: quietLog });
  await services.serve(analysisContract, {
    start: handle(startAnalysis, async ({ analysisId, photo }) => { photoKeys.push(photo.key); return { analysisId, state: "queued" as const, repeated: false }; }),
    status: handle(analysisStatus, async ({ analysisId }) => ({ analysisId, state: "analysing" as const, stage: "looking" as const, attempt: 1 })),
    erase: handle(eraseAnalysis, async () => ({ erased: true })),
  });
});
afterEach(async () => {
  if (running.child.exitCode === null && running.child.signalCode === null) {
    running.child.kill("SIGKILL");
    await once(running.child, "exit");
  }
  const store = testObjects();
  for (const key of photoKeys.splice(0)) await store.remove(key);
  await store.close();
  await services.close();
});

/** An upload that is under way: its head and half of its photo are sent. */
function halfAnUpload(): { outgoing: ClientRequest; finish(): Promise<IncomingMessage> } {
  const file = jpeg({ bytes: 500_000 });
  const head = Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"; filename="dog.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`);
  const tail = Buffer.from("\r\n--b--\r\n");
  const outgoing = request(`${running.url}/api/analyze`, { method: "POST", headers: { "Content-Type": "multipart/form-data; boundary=b", "Content-Length": head.length + file.length + tail.length } });
  outgoing.write(Buffer.concat([head, file.subarray(0, 250_000)]));
  return {
    outgoing,
    async finish() {
      outgoing.end(Buffer.concat([file.subarray(250_000), tail]));
      const [answer] = await once(outgoing, "response") as [IncomingMessage];
      answer.resume();
      return answer;
    },
  };
}

describe("stopping", () => {
  test("lets an upload finish, ends event streams, takes nobody new and exits with 0", async () => {
    running = await start();
    const upload = halfAnUpload();
    const stream = await fetch(`${running.url}/api/analysis-status/${newId()}/events`);
    expect(stream.status).toBe(200);

    running.child.kill("SIGTERM");
    await eventually(() => running.logged.some((line) => line.includes(`"msg":"stopping"`)), Boolean);
    expect(await stream.text()).toContain("event: status");
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow();

    const answer = await upload.finish();
    expect([answer.statusCode, answer.headers["connection"]]).toEqual([202, "close"]);
    const [code] = await once(running.child, "exit") as [number];
    expect(code).toBe(0);
  });

  test("does not wait longer than ten seconds for somebody who never finishes", async () => {
    running = await start();
    const upload = halfAnUpload();
    const broken = once(upload.outgoing, "error");
    await eventually(async () => (await fetch(`${running.url}/healthz`)).status, (status) => status === 200);
    const began = performance.now();
    running.child.kill("SIGTERM");
    const [code] = await once(running.child, "exit") as [number];
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
    await broken;
  }, 15_000);
});

describe("the spool", () => {
  test("is empty after the start, and keeps nothing of an upload, not even while it is on its way", async () => {
    running = await start();
    expect(readdirSync(running.spool)).toEqual([]);
    const upload = halfAnUpload();
    await eventually(async () => (await fetch(`${running.url}/healthz`)).status, (status) => status === 200);
    expect(readdirSync(running.spool)).toEqual([]);
    expect((await upload.finish()).statusCode).toBe(202);
    expect(readdirSync(running.spool)).toEqual([]);
  });
});

test("in production the limits cannot be switched off: the process says so and does not start", async () => {
  running = await start({ NODE_ENV: "production" });
  expect(running.url).toBe("");
  expect(running.child.exitCode).not.toBe(0);
  expect(running.logged.join("\n")).toContain("RATE_LIMITS must not be off in production");
});
