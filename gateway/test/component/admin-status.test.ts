import { expect, test } from "vitest";
import type { Readiness } from "@hundeblick/kit/lifecycle";
import { fakeBus } from "@hundeblick/kit/testing";
import { StatusReply } from "@hundeblick/proto/http/admin/status";
import { serviceStatus, SERVICES, type ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import { testAdmin } from "../support/test-admin.ts";

const STATUS: ServiceStatus = {
  ready: true,
  dependencies: { mongodb: "ok", nats: "ok" },
  figures: { "outbox.age": 4 },
  startedAt: "2026-05-14T12:00:00.000Z",
};

test("the status names every process, including unavailable ones", async () => {
  const bus = fakeBus();
  for (const service of SERVICES.filter((one) => one !== "scraper"))
    bus.respond(serviceStatus(service), async () => STATUS);
  const readiness = async (): Promise<Readiness> => ({ ready: false, dependencies: { redis: "down", nats: "ok" } });
  const call = await (await testAdmin(bus, { readiness })).signedIn();
  const { services } = StatusReply.parse((await call("get", "/status").expect(200)).body);
  expect(services.map(({ service }) => service)).toEqual(["gateway", ...SERVICES]);
  expect(services.find(({ service }) => service === "gateway")?.status).toMatchObject({
    ready: false,
    dependencies: { redis: "down", nats: "ok" },
  });
  expect(services.find(({ service }) => service === "scraper")?.status).toBeNull();
  expect(services.find(({ service }) => service === "report")?.status).toEqual(STATUS);
});
