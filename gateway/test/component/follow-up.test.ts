import { beforeEach, expect, test } from "vitest";
import request from "supertest";
import { AppError } from "@hundeblick/kit/errors";
import { newId } from "@hundeblick/proto/ids";
import { answerFollowUp, orderFollowUp } from "@hundeblick/proto/rpc/report";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

const [reportId, token] = [newId(), newId()];
let gateway: TestGateway;
let answered: string[];
let ordered: object[];
beforeEach(async () => {
  gateway = await testGateway();
  answered = [];
  ordered = [];
  gateway.bus.respond(answerFollowUp, async ({ token: given, outcome, language = "de" }) => {
    if (given !== token) throw new AppError("follow_up_link_invalid");
    answered.push(outcome);
    const concern = { id: "limping" as const, name: "<b>Humpeln", level: "today" as const, goSooner: ["Bein kalt"] };
    return { reportId, language, concern };
  });
  gateway.bus.respond(orderFollowUp, async (wanted) => {
    ordered.push(wanted);
    return { dueAt: "2026-11-22T10:00:00.000Z" };
  });
});
const link = (answer: string, of = token) => `/api/follow-up?token=${of}&answer=${answer}&lang=de`;

test("opening a link stores nothing, because mail scanners do it too", async () => {
  const { text } = await request(gateway.app).get(link("worse")).expect(200);
  expect(text).toContain(`method="post"`);
  expect(text).toContain("Ja, es ist schlechter");
  expect(answered).toEqual([]);
});

test.each(["same", "worse"])("the button stores %s and links to the questions", async (answer) => {
  const { text } = await request(gateway.app).post(link(answer)).expect(200);
  expect(answered).toEqual([answer]);
  expect(text).toContain(`/de/report/${reportId}?again=limping`);
  expect(text).toContain("Heute");
  expect(text).toContain("Bein kalt");
  expect(text).toContain("nicht tierärztlich geprüft");
  expect(text).not.toContain("<b>Humpeln");
});

test("a wrong token or answer is not found", async () => {
  await request(gateway.app).post(link("same", newId())).expect(404);
  await request(gateway.app).post(link("cured")).expect(404);
  await request(gateway.app).get(link("same", "x")).expect(404);
  expect(answered).toEqual([]);
});

test("without consent nothing is scheduled", async () => {
  const order = (body: object) => request(gateway.app).post(`/api/report/${reportId}/follow-up`).send(body);
  await order({ email: "anna@example.org" }).expect(400);
  await order({ email: "anna@example.org", consent: false }).expect(400);
  await order({ email: "anna@", consent: true }).expect(400);
  expect(ordered).toEqual([]);
  await order({ email: "anna@example.org", consent: true, language: "pl" }).expect(200);
  expect(ordered).toEqual([{ reportId, email: "anna@example.org", language: "pl" }]);
});
