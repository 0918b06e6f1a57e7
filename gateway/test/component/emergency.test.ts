import { expect, test } from "vitest";
import type { Emergency } from "@hundeblick/proto/http/report";
import { readEmergency } from "@hundeblick/proto/rpc/report";
import request from "supertest";
import { testGateway } from "../support/test-gateway.ts";

const emergencyIn = (label: string): Emergency => ({
  flags: [{ id: "bloat", label, advice: "…", told: "ticked" }],
  firstAid: ["…"],
  forThePractice: "…",
});
const body = { context: { redFlags: ["bloat"], age_months: 30 }, language: "pl" };

test("returns the emergency in the requested language, and stores nothing", async () => {
  const { app, bus } = await testGateway();
  const asked: unknown[] = [];
  bus.respond(readEmergency, async (question) => {
    asked.push(question);
    return { emergency: { de: emergencyIn("de"), en: emergencyIn("en"), pl: emergencyIn("pl") } };
  });
  const reply = await request(app).post("/api/check/emergency").send(body).expect(200);
  expect(asked).toEqual([{ answers: { redFlags: ["bloat"], ageMonths: 30 }, language: "pl" }]);
  expect(reply.body).toEqual({ emergency: emergencyIn("pl") });
  expect(reply.headers["cache-control"]).toBe("no-store");
});

test("nothing urgent is null", async () => {
  const { app, bus } = await testGateway();
  bus.respond(readEmergency, async () => ({ emergency: null }));
  await request(app).post("/api/check/emergency").send(body).expect(200, { emergency: null });
});

test("rejects an unknown sign", async () => {
  const { app } = await testGateway();
  await request(app)
    .post("/api/check/emergency")
    .send({ ...body, context: { redFlags: ["boredom"] } })
    .expect(400);
});
