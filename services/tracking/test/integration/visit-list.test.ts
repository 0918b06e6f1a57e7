import { afterAll, beforeAll, expect, test } from "vitest";
import { explainsAsMongoDb, isSortedBy, planOf } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { pageQuery } from "../../src/adapters/mongo/visit-list.ts";
import { FACEBOOK, isListed } from "../../src/domain/numbers/listed.ts";
import { DIRECT } from "../../src/domain/source.ts";
import { trackingParts } from "../support/tracking-service.ts";

let system: Awaited<ReturnType<typeof trackingParts>>;
let isMongoDb = false;
const NOW = new Date("2026-11-21T13:14:15Z");
const MINUTE = 60_000;
const FLAGS = [true, false];
const filters = FLAGS.flatMap((facebook) =>
  FLAGS.flatMap((minActions) => FLAGS.map((bots) => ({ facebook, minActions, bots }))),
);
const milestones = [[], ["uploadedImage"], ["openedWebsite", "uploadedImage"]] as const;
const sources = [undefined, null, DIRECT, "Google", "Facebook", "mein-FB-ad"];
const visits = milestones
  .flatMap((reached) =>
    sources.flatMap((source) =>
      [undefined, null, "user agent says bot"].map((botReason) => ({ reached, source, botReason, id: newId() })),
    ),
  )
  .map((visit, n, { length }) => ({
    ...visit,
    // the last two begin at the same time
    startedAt: new Date(NOW.getTime() - Math.min(n, length - 2) * MINUTE),
  }));

beforeAll(async () => {
  system = await trackingParts();
  isMongoDb = await explainsAsMongoDb(system.mongo.connection);
  await system.mongo.connection.collection<{ _id: string }>("sessions").insertMany(
    visits.map(({ reached, source, botReason, id, startedAt }) => ({
      _id: id,
      startedAt,
      lastSeenAt: NOW,
      changedAt: NOW,
      ...(reached.length > 0 && { milestones: Object.fromEntries(reached.map((name) => [name, NOW])) }),
      ...(source !== undefined && { landing: { page: "/de", source, language: "de" } }),
      ...(botReason !== undefined && { visitor: { deviceType: "mobile", botReason } }),
    })),
  );
});
afterAll(() => system?.close());

/** Ids by the rule, newest first; ties by id. */
const listed = (filter: (typeof filters)[number], from: Date, to: Date): string[] =>
  visits
    .filter(({ startedAt }) => startedAt >= from && startedAt <= to)
    .filter(({ reached, source, botReason }) =>
      isListed(
        {
          reached,
          isBot: typeof botReason === "string",
          isDirect: (source ?? DIRECT) === DIRECT,
          isFacebook: FACEBOOK.test(source ?? DIRECT),
        },
        filter,
      ),
    )
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);

test.each(filters)("lists the visits of the rule, newest first: %j", async (filter) => {
  const page = async (offset: number, limit: number) =>
    (await system.deps.visits.page({ ...filter, from: new Date(0), to: NOW }, offset, limit)).map((v) => v.sessionId);
  const all = await page(0, visits.length);
  expect(all).toEqual(listed(filter, new Date(0), NOW));
  expect(await page(2, 3)).toEqual(all.slice(2, 5));
});

test("leaves out what began before or after the range", async () => {
  const [from, to] = [new Date(NOW.getTime() - 50 * MINUTE), new Date(NOW.getTime() - 40 * MINUTE)];
  const all = { facebook: false, minActions: false, bots: true };
  const shown = await system.deps.visits.page({ ...all, from, to }, 0, visits.length);
  expect(shown.map(({ sessionId }) => sessionId)).toEqual(listed(all, from, to));
  expect(shown.length).toBeGreaterThan(0);
});

test.each(filters)("is read along the index of times: %j", async (filter) => {
  const query = pageQuery(system.models.session, { ...filter, from: new Date(0), to: NOW }, 3, 5);
  expect(isSortedBy("startedAt_-1__id_1", query.getOptions().sort)).toBe(true);
  const { stages, indexes } = planOf(await query.explain("queryPlanner"));
  expect([...indexes]).toEqual(["startedAt_-1__id_1"]);
  expect(stages).not.toContain("COLLSCAN");
  if (isMongoDb) expect(stages).not.toContain("SORT");
});
