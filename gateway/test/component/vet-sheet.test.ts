import { expect, test } from "vitest";
import request from "supertest";
import { newId } from "@hundeblick/proto/ids";
import { getReport } from "@hundeblick/proto/rpc/report";
import { testGateway } from "../support/test-gateway.ts";

const reportId = newId();
const locked = {
  locked: true as const,
  reportId,
  language: "de" as const,
  dogProfile: { name: "Bella", imageUrl: null },
  band: "green" as const,
  emergency: null,
  concerns: [],
  vetSoon: [],
  waiting: [],
};

test("a locked report has no sheet and is not printed", async () => {
  const { app, bus } = await testGateway();
  bus.respond(getReport, async () => locked);
  const { body } = await request(app).get(`/api/report/${reportId}/sheet`).expect(403);
  expect(body).toMatchObject({ code: "report_locked" });
});

test("the sheet is of the version that was asked for", async () => {
  const { app, bus } = await testGateway();
  const versions: unknown[] = [];
  bus.respond(getReport, async ({ version }) => {
    versions.push(version);
    return locked;
  });
  await request(app).get(`/api/report/${reportId}/sheet?version=1`);
  expect(versions).toEqual([1]);
});
