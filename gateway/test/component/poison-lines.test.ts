import { test } from "vitest";
import { poisonLines } from "@hundeblick/proto/rpc/report";
import request from "supertest";
import { POISON_LINE } from "../support/stub-services.ts";
import { testGateway } from "../support/test-gateway.ts";

test("returns verified lines, without notes for operators", async () => {
  const { app, bus } = await testGateway();
  const unchecked = { ...POISON_LINE, number: "1", checkedOn: null };
  bus.respond(poisonLines, async () => ({ lines: [unchecked, POISON_LINE], version: 1, edited: true }));
  const { staffNote: _staff, ...shown } = POISON_LINE;
  await request(app)
    .get("/api/check/poison-lines")
    .expect(200, { lines: [shown] })
    .expect("cache-control", "public, max-age=60");
});

test("null for built-in lines, and while the service is unavailable", async () => {
  const { app, bus } = await testGateway();
  bus.respond(poisonLines, async () => ({ lines: [POISON_LINE], version: 0, edited: false }));
  await request(app).get("/api/check/poison-lines").expect(200, { lines: null });
  const away = await testGateway();
  away.bus.down = true;
  await request(away.app).get("/api/check/poison-lines").expect(200, { lines: null });
});
