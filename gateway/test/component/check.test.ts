import { expect, test } from "vitest";
import { AssessReply } from "@hundeblick/proto/http/check";
import request from "supertest";
import { testGateway } from "../support/test-gateway.ts";

test("returns level, reasons and advice in the requested language", async () => {
  const { app } = await testGateway();
  const answers = { alarm: ["bone"], weight: "up", well: "bright" };
  for (const [language, words] of [
    ["de", "Bein steht schief oder Knochen ist zu sehen"],
    ["en", "Leg at a wrong angle, or bone showing"],
    ["pl", "Łapa krzywo ustawiona albo widać kość"],
  ]) {
    const { body } = await request(app)
      .post("/api/check/assess")
      .send({ concern: "limping", answers, language })
      .expect(200);
    const reply = AssessReply.parse(body);
    expect(reply).toMatchObject({ level: "now", complete: true });
    expect(reply.reasons[0]?.because).toEqual([{ question: "alarm", answer: "bone", text: words }]);
  }
});

test("assesses while every service is unavailable", async () => {
  const { app, bus } = await testGateway();
  bus.down = true;
  await request(app).post("/api/check/assess").send({ concern: "limping", answers: {} }).expect(200);
});

test.each([
  [{ concern: "homesick", answers: {} }, 404, "concern_unknown", undefined],
  [{ concern: "limping", answers: { wings: "two" } }, 400, "answer_unknown", "answers.wings"],
  [{ concern: "limping", answers: { weight: "lots" } }, 400, "answer_unknown", "answers.weight"],
  [{ concern: "limping", answers: { alarm: ["none", "bone"] } }, 400, "answer_unknown", "answers.alarm"],
  [{ concern: "ears", answers: { days: 4_000 } }, 400, "answer_unknown", "answers.days"],
  [{ concern: "limping", answers: {}, dog: { mood: "good" } }, 400, "invalid_request", "dog.mood"],
  [{ concern: "limping" }, 400, "invalid_request", "answers"],
])("%j is refused with %d %s", async (body, status, code, field) => {
  const { app } = await testGateway();
  const { body: error } = await request(app).post("/api/check/assess").send(body).expect(status);
  expect(error).toMatchObject({ code, error: expect.any(String) });
  expect(error.details?.field).toBe(field);
});

test("compresses the definitions, cacheable by release", async () => {
  const { app } = await testGateway();
  const { headers, body } = await request(app).get("/api/check/concerns").set("Accept-Encoding", "gzip").expect(200);
  expect(body.concerns).toHaveLength(36);
  expect(body.concerns[0].name).toEqual({ de: expect.any(String), en: expect.any(String), pl: expect.any(String) });
  expect(body.sources.length).toBeGreaterThan(300);
  expect(headers).toMatchObject({
    "content-encoding": "gzip",
    "cache-control": "public, max-age=3600",
    vary: expect.stringContaining("Accept-Encoding"),
  });
  await request(app).get("/api/check/concerns").set("If-None-Match", String(headers["etag"])).expect(304);
  await request(app).get("/api/check/concerns").set("Accept-Encoding", "br").expect("content-encoding", "br");
});
