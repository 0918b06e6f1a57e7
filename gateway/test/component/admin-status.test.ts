import { expect, test } from "@jest/globals";
import type { Readiness } from "@hundeblick/kit/lifecycle";
import { fakeBus } from "@hundeblick/kit/testing";
import { StatusReply } from "@hundeblick/proto/http/admin/status";
import { serviceStatus, SERVICES, type ServiceStatus } from "@hundeblick/proto/rpc/service-status";
import request from "supertest";
import { adminApi } from "../../src/endpoints/admin/admin-api.ts";
import { adminRoutes } from "../../src/admin-routes.ts";
import { ADA, memoryOperators, PASSWORD } from "../support/memory-operators.ts";
import { testGateway } from "../support/test-gateway.ts";

const STATUS: ServiceStatus = {
  ready: true,
  dependencies: { mongodb: "ok", nats: "ok" },
  figures: { "outbox.age": 4 },
  startedAt: "2026-05-14T12:00:00.000Z",
};

test("the status names every process, including unavailable ones", async () => {
  const operators = memoryOperators();
  const bus = fakeBus();
  for (const service of SERVICES.filter((one) => one !== "scraper"))
    bus.respond(serviceStatus(service), async () => STATUS);
  const readiness = async (): Promise<Readiness> => ({ ready: false, dependencies: { redis: "down", nats: "ok" } });
  const { app } = await testGateway({ adminApi: adminApi(operators, adminRoutes({ ...operators, bus, readiness })) });
  const {
    body: { token },
  } = (await request(app).post("/api/admin/auth/login").send({ email: ADA.email, password: PASSWORD }).expect(200)) as {
    body: { token: string };
  };

  const { services } = StatusReply.parse(
    (await request(app).get("/api/admin/status").set("Authorization", `Bearer ${token}`).expect(200)).body,
  );
  expect(services.map(({ service }) => service)).toEqual(["gateway", ...SERVICES]);
  expect(services.find(({ service }) => service === "gateway")?.status).toMatchObject({
    ready: false,
    dependencies: { redis: "down", nats: "ok" },
  });
  expect(services.find(({ service }) => service === "scraper")?.status).toBeNull();
  expect(services.find(({ service }) => service === "report")?.status).toEqual(STATUS);
});
