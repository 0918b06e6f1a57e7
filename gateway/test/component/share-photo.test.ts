import { expect, test } from "vitest";
import request from "supertest";
import { sendWithoutEnd } from "../support/send-without-end.ts";
import { testGateway } from "../support/test-gateway.ts";

const MB = 1024 * 1024;

test("a shared photo the site's worker did not take leads to the upload page, and is kept nowhere", async () => {
  const { app, objects } = await testGateway();
  for (const [languages, language] of [
    ["pl-PL,en;q=0.5", "pl"],
    ["fr", "de"],
  ] as const)
    await request(app)
      .post("/share-photo")
      .set("accept-language", languages)
      .attach("photo", Buffer.alloc(15 * MB), "dog.jpg")
      .expect(303)
      .expect("location", `/${language}/upload?shared`)
      .expect("cache-control", "no-store");
  expect(objects.stored.size).toBe(0);
});

test("an endless shared file gets a reply, and its connection is closed", async () => {
  const { app } = await testGateway();
  const { heard, sent } = await sendWithoutEnd(app, "/share-photo", "photo");
  expect(heard).toMatch(/^HTTP\/1.1 303 /);
  expect(sent).toBeLessThan(60 * MB);
});
