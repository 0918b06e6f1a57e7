import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import request from "supertest";
import { AppError } from "@hundeblick/kit/errors";
import { eventually } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { eraseReport, getReport, reportPhoto, unlockReport } from "@hundeblick/proto/rpc/report";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

const reportId = newId();
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});

describe("reading a report", () => {
  let asked: HandledRequestOf<typeof getReport>[];
  beforeEach(() => {
    asked = [];
    gateway.bus.respond(getReport, async (wanted) => {
      asked.push(wanted);
      if (wanted.reportId !== reportId && wanted.reportId !== "example") throw new AppError("report_not_found");
      return {
        locked: true as const,
        reportId,
        language: wanted.language ?? "pl",
        dogProfile: { name: "Bella", imageUrl: null },
        band: "green" as const,
        emergency: null,
        concerns: [],
        vetSoon: [],
        waiting: [],
      };
    });
  });

  test("in the requested language, or in its own", async () => {
    expect((await request(gateway.app).get(`/api/report/${reportId}?lang=en`).expect(200)).body).toMatchObject({
      locked: true,
      language: "en",
    });
    expect((await request(gateway.app).get(`/api/report/${reportId}`).expect(200)).body).toMatchObject({
      language: "pl",
    });
    expect((await request(gateway.app).get(`/api/report/${reportId}?lang=xx`).expect(200)).body).toMatchObject({
      language: "pl",
    });
    await request(gateway.app).get("/api/report/example").expect(200);
  });

  test("prevents caching, indexing and referrers", async () => {
    const { headers } = await request(gateway.app)
      .get(`/api/report/${reportId}`)
      .set("X-Visit", "visit-0123456789abcdef");
    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    expect(asked[0]?.visit).toEqual({ sessionId: "visit-0123456789abcdef" });
  });

  test.each([
    ["an unknown", newId()],
    ["a malformed", "12345"],
    ["an operator for an", "%7B%22%24ne%22%3Anull%7D"],
  ])("%s id is not found", async (_name, id) => {
    const answer = await request(gateway.app).get(`/api/report/${id}?lang=en`).expect(404);
    expect(answer.body).toMatchObject({
      code: "report_not_found",
      error: "This report may have expired or been removed.",
    });
  });

  test("does not look up a malformed id", async () => {
    await request(gateway.app).get("/api/report/12345");
    expect(asked).toEqual([]);
  });
});

describe("unlocking a report", () => {
  let unlocked: HandledRequestOf<typeof unlockReport>[];
  beforeEach(() => {
    unlocked = [];
    gateway.bus.respond(unlockReport, async (wanted) => {
      unlocked.push(wanted);
      return { unlocked: true as const };
    });
  });
  const unlock = (body: object) =>
    request(gateway.app).post("/api/report/unlock").set("Accept-Language", "en").send(body);

  test("passes on address, box and language", async () => {
    await unlock({ email: "anna@example.org", reportId, newsletter: true, language: "pl" }).expect(200, {
      unlocked: true,
    });
    expect(unlocked).toEqual([{ email: "anna@example.org", reportId, newsletter: true, language: "pl" }]);
  });

  test("the newsletter needs its own tick", async () => {
    await unlock({ email: "anna@example.org", reportId }).expect(200);
    expect(unlocked[0]?.newsletter).toBe(false);
  });

  test("does not pass on an address for the example report", async () => {
    await unlock({ email: "anna@example.org", reportId: "example" }).expect(200);
    expect(unlocked).toEqual([]);
  });

  test.each<[string, object, string, string]>([
    ["no address", { email: "", reportId }, "email_invalid", "email"],
    ["half an address", { email: "anna@", reportId }, "email_invalid", "email"],
    [
      "a header behind the address",
      { email: "anna@example.org\r\nBcc: all@example.org", reportId },
      "email_invalid",
      "email",
    ],
    ["two addresses", { email: "anna@example.org,bert@example.org", reportId }, "email_invalid", "email"],
    ["an operator instead of an address", { email: { $ne: null }, reportId }, "invalid_request", "email"],
    ["no report", { email: "anna@example.org" }, "invalid_request", "reportId"],
    ["a malformed report", { email: "anna@example.org", reportId: "1" }, "invalid_request", "reportId"],
    ["a field too many", { email: "anna@example.org", reportId, admin: true }, "invalid_request", "admin"],
  ])("%s is refused by name, and nothing is sent", async (_name, body, code, field) => {
    const answer = await unlock(body).expect(400);
    expect(answer.body).toMatchObject({ code, details: { field } });
    expect(unlocked).toEqual([]);
    expect(gateway.limits.taken).toEqual([]);
  });

  test("counts by client and by mailbox in any spelling", async () => {
    await unlock({ email: "An.na+rex@Example.org", reportId }).expect(200);
    expect(unlocked).toMatchObject([{ email: "An.na+rex@Example.org" }]);
    expect(gateway.limits.taken).toEqual([
      ["unlock", "127.0.0.1"],
      ["unlock_address", "anna@example.org"],
    ]);
    gateway.limits.refuse.add("unlock_address");
    await unlock({ email: "anna@example.org", reportId }).expect(429).expect("retry-after", "120");
  });

  test("our own failures undo the count; an unknown report does not", async () => {
    gateway.bus.respond(unlockReport, async () => {
      throw new AppError("unavailable");
    });
    await unlock({ email: "anna@example.org", reportId }).expect(503);
    expect(gateway.limits.taken).toEqual([]);
    gateway.bus.respond(unlockReport, async () => {
      throw new AppError("report_not_found");
    });
    await unlock({ email: "anna@example.org", reportId }).expect(404);
    expect(gateway.limits.taken).toHaveLength(2);
  });

  test("never logs an address", async () => {
    await unlock({ email: "anna@example.org", reportId });
    gateway.bus.respond(unlockReport, async () => {
      throw new Error("could not write to anna@example.org");
    });
    await unlock({ email: "anna@example.org", reportId }).expect(500);
    expect(JSON.stringify(gateway.logged)).not.toContain("anna");
  });
});

describe("the photo of a report", () => {
  const key = `photos/${newId()}.jpg` as const;
  beforeEach(() => {
    gateway.objects.stored.set(key, Buffer.from("the photo"));
    gateway.bus.respond(reportPhoto, async (wanted) => {
      if (wanted.reportId !== reportId) throw new AppError("photo_not_found");
      return { key, contentType: "image/jpeg" as const };
    });
  });

  test("is sent as a picture without active content", async () => {
    const answer = await request(gateway.app).get(`/api/report/${reportId}/photo`).expect(200);
    expect(answer.body).toEqual(Buffer.from("the photo"));
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": "9",
      "cache-control": "private, max-age=300",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox",
      "content-disposition": "inline",
    });
  });

  test("whose loading a visitor stops is not logged as a failure", async () => {
    const body = new Readable({ read: () => undefined });
    body.push("the first half");
    gateway.objects.stream = async () => ({ body, bytes: 1_000, contentType: "image/jpeg" });
    const server = createServer(gateway.app).listen(0, "127.0.0.1");
    await once(server, "listening");
    const visitor = connect((server.address() as AddressInfo).port, "127.0.0.1");
    visitor.write(`GET /api/report/${reportId}/photo HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(visitor, "data");
    visitor.destroy();
    await eventually(
      () => body.destroyed,
      (isDestroyed) => isDestroyed,
    );
    await request(server).get("/healthz").expect(200);
    expect(gateway.logged).toContainEqual(expect.objectContaining({ route: "/api/report/:id/photo", status: 499 }));
    expect(gateway.logged.map(({ level }) => level)).not.toContain("error");
    server.close();
  });

  test.each([
    ["of an unknown report", newId()],
    ["of the example", "example"],
  ])("%s is not found", async (_name, id) => {
    await request(gateway.app).get(`/api/report/${id}/photo`).expect(404).expect("content-type", /json/);
  });

  test("that was deleted is not found", async () => {
    gateway.objects.stored.clear();
    const answer = await request(gateway.app).get(`/api/report/${reportId}/photo?lang=de`).expect(404);
    expect(answer.body).toMatchObject({ code: "photo_not_found", error: "Dieses Foto wurde gelöscht." });
  });
});

describe("deleting a report", () => {
  test("returns the same receipt every time", async () => {
    const receipt = { reportId, erasedAt: new Date(0).toISOString(), erased: ["report" as const, "photo" as const] };
    gateway.bus.respond(eraseReport, async () => receipt);
    await request(gateway.app).delete(`/api/report/${reportId}`).expect(200, receipt);
    await request(gateway.app).delete(`/api/report/${reportId}`).expect(200, receipt);
  });

  test("with an unknown id is not found", async () => {
    gateway.bus.respond(eraseReport, async () => {
      throw new AppError("report_not_found");
    });
    await request(gateway.app).delete(`/api/report/${newId()}`).expect(404);
    await request(gateway.app).delete("/api/report/example").expect(404);
  });
});
