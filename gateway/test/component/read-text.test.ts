import { expect, test } from "vitest";
import { readText } from "@hundeblick/proto/rpc/report";
import request from "supertest";
import { testGateway } from "../support/test-gateway.ts";

test("returns emergencies of report with concerns, not cacheable", async () => {
  const { app, bus } = await testGateway();
  const asked: unknown[] = [];
  bus.respond(readText, async (text) => {
    asked.push(text);
    return { alarms: [], ask: [] };
  });
  const { body } = await request(app)
    .post("/api/check/read")
    .send({ text: " Er humpelt seit gestern ", language: "de" })
    .expect(200)
    .expect("cache-control", "no-store");
  expect(asked).toEqual([{ text: "Er humpelt seit gestern", language: "de" }]);
  expect(body).toMatchObject({ alarms: [], ask: [], concerns: [{ id: "limping" }] });
});

test("excludes a puppy's concerns by age, which is not passed on", async () => {
  const { app, bus } = await testGateway();
  const asked: unknown[] = [];
  bus.respond(readText, async (text) => {
    asked.push(text);
    return { alarms: [], ask: [] };
  });
  const text = "Er pinkelt in die Wohnung";
  const read = async (ageMonths: number) => {
    const { body } = await request(app).post("/api/check/read").send({ text, language: "de", ageMonths }).expect(200);
    return body.concerns.map(({ id }: { id: string }) => id);
  };
  expect(await read(60)).toEqual(["urination"]);
  expect(await read(3)).toEqual(["puppy_start", "urination"]);
  expect(asked).toEqual([
    { text, language: "de" },
    { text, language: "de" },
  ]);
});

test.each([
  ["nothing", {}],
  ["an empty text", { text: "   ", language: "de" }],
  ["a text longer than the form's", { text: "a".repeat(4_001), language: "de" }],
  ["an unknown language", { text: "Hallo", language: "fr" }],
  ["an age that no dog has", { text: "Hallo", language: "de", ageMonths: 900 }],
  ["more than is asked", { text: "Hallo", language: "de", name: "Rex" }],
])("refuses %s", async (_, body) => {
  const { app } = await testGateway();
  await request(app).post("/api/check/read").send(body).expect(400);
});
