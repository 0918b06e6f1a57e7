import { expect, test } from "vitest";
import { reviewer, testimonials } from "@hundeblick/proto/rpc/catalogue";
import { figures } from "@hundeblick/proto/rpc/tracking";
import request from "supertest";
import { FIGURES, REVIEWER, TESTIMONIAL } from "../support/stub-services.ts";
import { testGateway } from "../support/test-gateway.ts";

const SHOWN = { name: TESTIMONIAL.name, dog: TESTIMONIAL.dog, text: TESTIMONIAL.text };

test("returns all claims cached, without the date of consent", async () => {
  const { app, bus } = await testGateway();
  let asked = 0;
  bus.respond(figures, async () => {
    asked += 1;
    return FIGURES;
  });
  bus.respond(testimonials, async () => ({ testimonials: [TESTIMONIAL], version: 1 }));
  bus.respond(reviewer, async () => ({ reviewer: REVIEWER, version: 1 }));
  for (let i = 0; i < 3; i++)
    await request(app)
      .get("/api/claims")
      .expect(200, { reports: 1234, medianSeconds: 9, testimonials: [SHOWN], reviewer: REVIEWER })
      .expect("cache-control", "public, max-age=60");
  expect(asked).toBe(1);
});

test.each([
  [
    { reports: 99, medianSeconds: 9, timedVisits: 19 },
    { reports: null, medianSeconds: null },
  ],
  [
    { reports: 100, medianSeconds: 9, timedVisits: 20 },
    { reports: 100, medianSeconds: 9 },
  ],
])("too few are not shown: %j", async (counted, shown) => {
  const { app, bus } = await testGateway();
  bus.respond(figures, async () => counted);
  bus.respond(testimonials, async () => ({ testimonials: [], version: 0 }));
  bus.respond(reviewer, async () => ({ reviewer: null, version: 0 }));
  await request(app)
    .get("/api/claims")
    .expect(200, { ...shown, testimonials: [] });
});

test("returns nulls while the services are unavailable", async () => {
  const { app, bus } = await testGateway();
  bus.down = true;
  await request(app).get("/api/claims").expect(200, { reports: null, medianSeconds: null, testimonials: [] });
});
