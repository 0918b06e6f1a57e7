import { expect, test } from "@jest/globals";
import { handle } from "@hundeblick/kit/bus";
import { claims } from "@hundeblick/proto/rpc/catalogue";
import request from "supertest";
import { CLAIM } from "../support/answering-bus.ts";
import { testGateway } from "../support/test-gateway.ts";

test("edited figures reach the site, asked of the catalogue once for many visitors", async () => {
  const { app, bus } = await testGateway();
  let asked = 0;
  bus.respond(
    handle(claims, async () => {
      asked += 1;
      return { claims: [CLAIM], version: 1, edited: true };
    }),
  );
  for (let i = 0; i < 3; i++)
    await request(app)
      .get("/api/claims")
      .expect(200, { claims: [CLAIM] })
      .expect("cache-control", "public, max-age=60");
  expect(asked).toBe(1);
});

test("the site's own figures are not sent again", async () => {
  const { app, bus } = await testGateway();
  bus.respond(handle(claims, async () => ({ claims: [CLAIM], version: 0, edited: false })));
  await request(app).get("/api/claims").expect(200, { claims: null });
});

test("while the catalogue is away the page keeps its own figures, and no visitor sees an error", async () => {
  const { app, bus } = await testGateway();
  bus.down = true;
  await request(app).get("/api/claims").expect(200, { claims: null });
});
