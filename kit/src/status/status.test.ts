import { expect, test } from "vitest";
import { serviceStatus } from "@hundeblick/proto/rpc/service-status";
import { fakeBus } from "../testing/index.ts";
import { secondsSince, type Figures, serveStatus } from "./index.ts";

const app = {
  readiness: async () => ({ ready: false, dependencies: { mongodb: "down" as const, nats: "ok" as const } }),
};
async function asked(figures: Figures) {
  const bus = fakeBus();
  await serveStatus({ app, bus, service: "mail", figures });
  return bus.call(serviceStatus("mail"), {});
}

test("a service reports its dependencies, its figures and its start time", async () => {
  const status = await asked({ "mail.waiting": async () => 3 });
  expect(status).toMatchObject({
    ready: false,
    dependencies: { mongodb: "down", nats: "ok" },
    figures: { "mail.waiting": 3 },
  });
  expect(Date.parse(status.startedAt)).toBeLessThanOrEqual(Date.now());
});

test("a figure that fails or hangs is null, the others are reported", async () => {
  const { figures } = await asked({
    "mail.waiting": () => Promise.reject(new Error("away")),
    "mail.dead": () => new Promise(() => undefined),
    "mail.oldest_waiting.age": async () => 12,
  });
  expect(figures).toEqual({ "mail.waiting": null, "mail.dead": null, "mail.oldest_waiting.age": 12 });
});

test("secondsSince is never negative, and 0 without a moment", () => {
  const now = new Date("2026-05-14T12:00:00Z");
  expect(secondsSince(new Date("2026-05-14T11:58:30Z"), now)).toBe(90);
  expect(secondsSince(new Date("2026-05-14T12:00:05Z"), now)).toBe(0);
  expect(secondsSince(null, now)).toBe(0);
});
