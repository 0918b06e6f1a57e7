import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { quietLog } from "@hundeblick/kit/testing";
import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import { newId } from "@hundeblick/proto/ids";
import fc from "fast-check";
import { connectRollups } from "../../src/adapters/mongo/rollups-connection.ts";
import { deleteExpired } from "../../src/domain/delete-expired.ts";
import { firstCompleteDay } from "../../src/domain/retention.ts";
import { trackingParts } from "../support/tracking-service.ts";

let system: Awaited<ReturnType<typeof trackingParts>>;
beforeAll(async () => {
  system = await trackingParts();
});
afterAll(async () => {
  await system?.close();
});
beforeEach(async () => {
  system.clock.now = LATER;
  await clear();
});

const clear = async () => {
  for (const model of Object.values(system.models)) await (model as typeof system.models.session).deleteMany({});
  for (const name of ["rollup_marks", "settings"]) await system.mongo.connection.collection(name).deleteMany({});
};
const NOON = Date.UTC(2026, 10, 20, 23, 59, 30);
const LATER = new Date(NOON + 3 * 86_400_000);
const refresh = async (now = LATER) =>
  system.deps.rollups.refresh(now, await firstCompleteDay(system.deps.retention, now));

type ReportedEvent = { sessionId: string; milestone: Milestone; at: Date };
/** Expected counts: each visit on its first day, each milestone once. */
function countByHand(events: readonly ReportedEvent[]): Record<string, Record<string, number>> {
  const days: Record<string, Record<string, number>> = {};
  for (const sessionId of new Set(events.map((event) => event.sessionId))) {
    const own = events.filter((event) => event.sessionId === sessionId);
    const day = new Date(Math.min(...own.map(({ at }) => at.getTime()))).toISOString().slice(0, 10);
    const counts = (days[day] ??= { sessions: 0 });
    for (const key of ["sessions", ...new Set(own.map(({ milestone }) => milestone))])
      counts[key] = (counts[key] ?? 0) + 1;
  }
  return days;
}
async function counted(): Promise<Record<string, Record<string, number>>> {
  const rollups = await system.models.rollup.find({}).lean();
  return Object.fromEntries(
    rollups.map(({ day, sessions, reached }) => [
      day,
      { sessions, ...Object.fromEntries(Object.entries(reached).filter(([, count]) => count > 0)) },
    ]),
  );
}

const visits = ["AAAAAAAAAAAAAAAAAAAAAA", "BBBBBBBBBBBBBBBBBBBBBB", "CCCCCCCCCCCCCCCCCCCCCC"];
const event = fc.record({
  sessionId: fc.constantFrom(...visits),
  milestone: fc.constantFrom(...MILESTONES),
  at: fc.integer({ min: 0, max: 150 }).map((seconds) => new Date(NOON + seconds * 1_000)),
});
const deliveries = fc.array(event, { minLength: 1, maxLength: 8 }).chain((events) =>
  fc.record({
    events: fc.constant(events),
    /** All events at least once, some repeated, shuffled. */
    order: fc
      .tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.shuffledSubarray(events))
      .map(([all, again]) => [...all, ...again]),
    countAfter: fc.nat({ max: events.length }),
  }),
);

test("counts each visit once on its first day and each milestone once, for repeated, late and reordered events", async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, async ({ events, order, countAfter }) => {
      await clear();
      for (const [position, { sessionId, milestone, at }] of order.entries()) {
        await system.deps.sessions.reach(sessionId, milestone, at);
        if (position === countAfter) await refresh();
      }
      await refresh();
      expect(await counted()).toEqual(countByHand(events));
    }),
    { numRuns: 20 },
  );
});

test("visits are counted apart by language, market and machine", async () => {
  const visitor = (botReason: string | null) => ({
    deviceType: "desktop" as const,
    browser: null,
    os: null,
    country: null,
    pseudonym: null,
    network: null,
    botReason,
  });
  const landing = { page: "/pl", source: "Direct", utmSource: null, utmCampaign: null, language: "pl" as const };
  const [person, bot, other] = [newId(), newId(), newId()];
  for (const id of [person, bot, other]) await system.deps.sessions.reach(id, "openedWebsite", new Date(NOON));
  await system.deps.sessions.describe(person, { visitor: visitor(null), landing });
  await system.deps.sessions.describe(bot, { visitor: visitor("user agent says bot"), landing });
  await system.deps.sessions.linkReport(
    other,
    {
      report: {
        reportId: newId(),
        analysisId: newId(),
        dogName: null,
        dogBreed: null,
        dogAgeMonths: null,
        dogWeightKg: null,
      },
      language: "en",
      market: "uk",
    },
    new Date(NOON),
  );
  await refresh();
  expect(
    (await system.models.rollup.find({}).lean())
      .map(({ _id, sessions }) => [_id, sessions])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  ).toEqual([
    ["2026-11-20|en|uk|human", 1],
    ["2026-11-20|pl|unknown|bot", 1],
    ["2026-11-20|pl|unknown|human", 1],
  ]);
});

test("the counts of a day stay when its visits are deleted, also after a late change", async () => {
  const [gone, late] = [newId(), newId()];
  await system.deps.sessions.reach(gone, "openedWebsite", new Date(NOON));
  await system.deps.sessions.reach(late, "openedWebsite", new Date(NOON));
  await refresh();
  await system.models.session.deleteOne({ _id: gone });
  await system.deps.sessions.reach(late, "viewedReport", new Date(NOON + 20_000));
  const afterRetention = new Date(NOON + 91 * 86_400_000);
  expect(await refresh(afterRetention)).toEqual([]);
  expect(await counted()).toEqual({ "2026-11-20": { sessions: 2, openedWebsite: 2 } });
});

test("a longer retention does not count days with deleted visits again", async () => {
  const [old, late] = [newId(), newId()];
  for (const id of [old, late]) await system.deps.sessions.reach(id, "openedWebsite", new Date(NOON));
  await refresh();
  system.clock.now = new Date(NOON + 20 * 86_400_000);
  await system.deps.retention.save(14);
  await deleteExpired(system.deps);
  await system.deps.retention.save(90);
  await system.deps.sessions.reach(late, "viewedReport", new Date(NOON + 20_000));
  expect(await refresh(system.clock.now)).toEqual([]);
  expect(await counted()).toEqual({ "2026-11-20": { sessions: 2, openedWebsite: 2 } });
});

test("concurrent writers of a new visit make one visit", async () => {
  const sessionId = newId();
  await Promise.all(MILESTONES.map((milestone) => system.deps.sessions.reach(sessionId, milestone, new Date(NOON))));
  expect(await system.models.session.countDocuments({})).toBe(1);
  expect(Object.keys((await system.models.session.findById(sessionId).lean())?.milestones ?? {})).toHaveLength(8);
});

test("counting many visits may take longer than a call", async () => {
  const visits = Array.from({ length: 4_000 }, () => ({
    _id: newId(),
    startedAt: new Date(NOON),
    lastSeenAt: new Date(NOON),
    changedAt: new Date(NOON),
    milestones: { openedWebsite: new Date(NOON) },
  }));
  await system.models.session.collection.insertMany(visits as never);
  const env = { MONGO_URL: process.env["MONGO_URL"] ?? "", MONGO_TIMEOUT_MS: 100 };
  const rollups = await connectRollups(env, { database: system.mongo.connection.name, log: quietLog });
  try {
    await rollups.refresh(LATER, await firstCompleteDay(system.deps.retention, LATER));
  } finally {
    await rollups.close();
  }
  expect(await counted()).toEqual({ "2026-11-20": { sessions: 4_000, openedWebsite: 4_000 } });
});
