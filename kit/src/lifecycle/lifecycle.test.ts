import { expect, test } from "vitest";
import { eventually, quietLog } from "../testing/index.ts";
import { createHealthServer } from "./health-server.ts";
import { createLifecycle } from "./index.ts";

const resource = (name: string, closed: string[], check?: () => Promise<void>) => ({
  name,
  close: async () => {
    closed.push(name);
  },
  ...(check ? { check } : {}),
});

test("closes in reverse order, also after one fails to close", async () => {
  const closed: string[] = [];
  const app = createLifecycle({ name: "test", log: quietLog });
  app.use(resource("mongodb", closed));
  app.use({ name: "broken", close: () => Promise.reject(new Error("stuck")) });
  app.use(resource("nats", closed));
  await app.stop("test");
  expect(closed).toEqual(["nats", "mongodb"]);
});

test("a repeated task continues after a failure and never overlaps", async () => {
  const app = createLifecycle({ name: "test", log: quietLog });
  let runs = 0;
  let atOnce = 0;
  let most = 0;
  app.every(1, "shaky", async () => {
    most = Math.max(most, ++atOnce);
    runs++;
    await new Promise((next) => setImmediate(next));
    atOnce--;
    throw new Error("again");
  });
  await eventually(
    () => runs,
    (count) => count >= 3,
  );
  await app.stop("test");
  expect(most).toBe(1);
});

test("readiness names each dependency; liveness does not depend on them", async () => {
  const health = await createHealthServer({
    port: 0,
    host: "127.0.0.1",
    isStopping: () => false,
    checks: [
      resource("mongodb", [], async () => undefined),
      resource("redis", [], () => Promise.reject(new Error("away"))),
      resource("plain", []),
    ],
  });
  const ready = await fetch(`http://127.0.0.1:${health.port}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ ready: false, dependencies: { mongodb: "ok", redis: "down" } });
  expect((await fetch(`http://127.0.0.1:${health.port}/healthz`)).status).toBe(200);
  await health.close();
});
