import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Bus, connectBus } from "@hundeblick/kit/bus";
import { eventually, quietLog, testObjects, jpeg } from "@hundeblick/kit/testing";
import { analysisContract } from "@hundeblick/proto/rpc/analysis";
import { newId } from "@hundeblick/proto/ids";

const MAIN = join(import.meta.dirname, "../../src/main.ts");
type Running = { child: ChildProcess; url: string; spool: string; logged: string[] };
let running: Running;
let services: Bus;
const photoKeys: string[] = [];
const looking = (analysisId: string) => ({
  analysisId,
  state: "analysing" as const,
  stage: "looking" as const,
  attempt: 1,
});

/** The gateway in a process of its own, on a free port. */
async function start(env: Record<string, string> = {}): Promise<Running> {
  const spool = mkdtempSync(join(tmpdir(), "gateway-spool-"));
  writeFileSync(join(spool, "left-by-a-crash"), "x");
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      PORT: "0",
      HEALTH_PORT: "0",
      SPOOL_DIR: spool,
      RATE_LIMITS: "off",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const logged: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => logged.push(line));
  createInterface({ input: child.stderr }).on("line", (line) => logged.push(line));
  const open = await eventually(
    () => logged.find((line) => line.includes(`"msg":"listening"`)) ?? (child.exitCode === null ? "" : "ended"),
    Boolean,
  );
  if (open !== "ended") await eventually(() => logged.some((line) => line.includes(`"msg":"ready"`)), Boolean);
  return { child, spool, logged, url: open === "ended" ? "" : (JSON.parse(open) as { url: string }).url };
}

/** A gateway that starts. */
async function started(): Promise<void> {
  running = await start();
  if (running.url === "") throw new Error(`the gateway ended at once:\n${running.logged.join("\n")}`);
}

beforeEach(async () => {
  services = await connectBus({ NATS_URL: process.env["NATS_URL"] ?? "" }, { name: "analysis", log: quietLog });
  await services.serve(analysisContract, {
    start: async ({ analysisId, photo }) => {
      photoKeys.push(photo.key);
      return { analysisId, state: "queued" as const, repeated: false };
    },
    statuses: async ({ analysisIds }) => ({ analyses: analysisIds.map(looking) }),
    erase: async () => ({ erased: true }),
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

/** An unfinished upload: its head and half of its photo are sent. */
function halfAnUpload(): { outgoing: ClientRequest; finish(): Promise<IncomingMessage> } {
  const file = jpeg({ bytes: 500_000 });
  const head = Buffer.from(
    `--b\r\nContent-Disposition: form-data; name="file"; filename="dog.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
  );
  const tail = Buffer.from("\r\n--b--\r\n");
  const outgoing = request(`${running.url}/api/analyze`, {
    method: "POST",
    headers: {
      "Content-Type": "multipart/form-data; boundary=b",
      "Content-Length": head.length + file.length + tail.length,
    },
  });
  outgoing.write(Buffer.concat([head, file.subarray(0, 250_000)]));
  return {
    outgoing,
    async finish() {
      outgoing.end(Buffer.concat([file.subarray(250_000), tail]));
      const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
      answer.resume();
      return answer;
    },
  };
}

describe("stopping", () => {
  test("finishes an upload, ends event streams, accepts no new connections and exits with 0", async () => {
    await started();
    const upload = halfAnUpload();
    const stream = await fetch(`${running.url}/api/analysis-status/${newId()}/events`);
    expect(stream.status).toBe(200);

    running.child.kill("SIGTERM");
    await eventually(() => running.logged.some((line) => line.includes(`"msg":"stopping"`)), Boolean);
    expect(await stream.text()).toContain("event: status");
    await expect(fetch(`${running.url}/healthz`)).rejects.toThrow();

    const answer = await upload.finish();
    expect([answer.statusCode, answer.headers["connection"]]).toEqual([202, "close"]);
    const [code] = (await once(running.child, "exit")) as [number];
    expect(code).toBe(0);
  });

  test("waits at most ten seconds for a client that never finishes", async () => {
    await started();
    const upload = halfAnUpload();
    const broken = once(upload.outgoing, "error");
    await eventually(
      async () => (await fetch(`${running.url}/healthz`)).status,
      (status) => status === 200,
    );
    running.child.kill("SIGTERM");
    const [code] = (await once(running.child, "exit")) as [number];
    expect(code).toBe(0);
    await broken;
  });
});

describe("the spool", () => {
  test("is empty after the start, and never has a named file", async () => {
    await started();
    expect(readdirSync(running.spool)).toEqual([]);
    const upload = halfAnUpload();
    await eventually(
      async () => (await fetch(`${running.url}/healthz`)).status,
      (status) => status === 200,
    );
    expect(readdirSync(running.spool)).toEqual([]);
    expect((await upload.finish()).statusCode).toBe(202);
    expect(readdirSync(running.spool)).toEqual([]);
  });
});

test("does not start in production with the limits switched off", async () => {
  running = await start({ NODE_ENV: "production" });
  expect(running.url).toBe("");
  expect(running.child.exitCode).not.toBe(0);
  const lines = running.logged.join("\n").trim().split("\n");
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: "fatal", service: "gateway", msg: expect.stringContaining("RATE_LIMITS must not be off in production") },
  ]);
});

/** A port that refuses connections until `open`, and then forwards to the real database. */
async function databaseThatComesLater(): Promise<{ url: string; open(): Promise<void>; close(): void }> {
  const real = new URL(process.env["MONGO_URL"] ?? "");
  const server = createServer((near) => {
    const far = connect(Number(real.port), real.hostname);
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  await new Promise((done) => server.close(done));
  return {
    url: `mongodb://127.0.0.1:${port}/${real.search}`,
    open: async () => {
      await listen(port);
    },
    close: () => {
      server.close();
    },
  };
}

test("without the operators' database the admin area is a 503 until it returns, and the public part is served", async () => {
  const database = await databaseThatComesLater();
  running = await start({
    MONGO_URL: database.url,
    ADMIN_EMAIL: "first@example.org",
    ADMIN_PASSWORD: "correct horse battery",
  });
  const analysis = await fetch(`${running.url}/api/analysis-status/${newId()}`);
  expect(analysis.status).toBe(200);
  const readiness = await fetch(`${running.url}/readyz`);
  expect([readiness.status, await readiness.json()]).toEqual([
    503,
    { ready: false, dependencies: { nats: "ok", objects: "ok", redis: "ok", mongodb: "down" } },
  ]);
  const signIn = () =>
    fetch(`${running.url}/api/admin/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "nobody@example.org", password: "x" }),
    });
  const refused = await signIn();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);

  await database.open();
  const answer = await eventually(signIn, ({ status }) => status !== 503);
  expect(answer.status).toBe(401);
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  database.close();
});
