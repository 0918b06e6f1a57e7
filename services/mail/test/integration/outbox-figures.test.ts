import { expect, test } from "vitest";
import { testMongo } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { outboxFigures } from "../../src/adapters/mongo/outbox-figures.ts";
import { outboxModel } from "../../src/adapters/mongo/outbox.repository.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);

test("counts unsent mails with the age of the oldest, and dead ones separately", async () => {
  const mongo = await testMongo();
  const model = outboxModel(mongo.connection);
  const figures = outboxFigures(model, () => NOW);
  const read = async () => [
    await figures["mail.waiting"]?.(),
    await figures["mail.oldest_waiting.age"]?.(),
    await figures["mail.dead"]?.(),
  ];
  expect(await read()).toEqual([0, 0, 0]);
  const mail = {
    to: "anna@example.org",
    language: "de",
    order: { template: "newsletter_confirm", consentId: newId() },
    messageId: "<a@b>",
    attempt: 0,
    unsure: 0,
  } as const;
  for (const [state, seconds] of [
    ["queued", 20],
    ["sending", 45],
    ["sent", 900],
    ["dead", 800],
  ] as const) {
    await model.create({ _id: newId(), ...mail, state, dueAt: NOW, createdAt: ago(seconds) });
  }
  expect(await read()).toEqual([2, 45, 1]);
  await mongo.close();
});
