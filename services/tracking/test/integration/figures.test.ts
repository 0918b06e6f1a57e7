import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { countFigures } from "../../src/domain/numbers/show-figures.ts";
import { trackingParts } from "../support/tracking-service.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const DAY_MS = 86_400_000;
const BOT = {
  deviceType: "desktop",
  browser: null,
  os: null,
  country: null,
  pseudonym: null,
  network: null,
  botReason: "user agent says bot",
} as const;

let system: Awaited<ReturnType<typeof trackingParts>>;
beforeAll(async () => {
  system = await trackingParts();
  system.clock.now = new Date(NOON + 1_000_000);
});
afterAll(() => system.close());

async function visit(at: number, seconds: number): Promise<string> {
  const id = newId();
  await system.deps.sessions.reach(id, "uploadedImage", new Date(at));
  await system.deps.sessions.reach(id, "completedAnalysis", new Date(at + seconds * 1_000));
  return id;
}

test("returns zeros without visits", async () => {
  expect(await countFigures(system.deps)).toEqual({ reports: 0, medianSeconds: null, timedVisits: 0 });
});

test("returns all reports and the median of the last 30 days, of people", async () => {
  for (const seconds of [4, 9, 40]) await visit(NOON, seconds);
  await visit(NOON - 31 * DAY_MS, 1);
  await system.deps.sessions.reach(newId(), "uploadedImage", new Date(NOON));
  const bot = await visit(NOON, 1);
  await system.deps.sessions.describe(bot, { visitor: BOT });
  await system.deps.recount();
  expect(await countFigures(system.deps)).toEqual({ reports: 4, medianSeconds: 9, timedVisits: 3 });
});
