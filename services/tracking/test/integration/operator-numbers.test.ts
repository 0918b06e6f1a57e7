import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MILESTONES, type Milestone } from "@hundeblick/proto/http/tracking";
import { newId } from "@hundeblick/proto/ids";
import type { DayNumbers } from "@hundeblick/proto/http/admin/numbers";
import { analytics, recordClick, removeClick, removeSessionsByIp, stats } from "@hundeblick/proto/rpc/tracking";
import fc from "fast-check";
import type { Visitor } from "../../src/domain/session.ts";
import { PRODUCT, trackingService } from "../support/tracking-service.ts";

let system: Awaited<ReturnType<typeof trackingService>>;
beforeAll(async () => {
  system = await trackingService();
});
afterAll(async () => {
  await system?.close();
});
beforeEach(async () => {
  system.clock.now = NOW;
  for (const model of Object.values(system.models)) await (model as typeof system.models.session).deleteMany({});
});

const NOW = new Date("2026-11-21T13:14:15Z");
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const ask = (request: object = {}) => system.caller.call(analytics, request);
const person = {
  ip: "193.99.144.80",
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
};
const machine = { ip: "8.8.8.8", userAgent: "Googlebot/2.1" };

type Visit = {
  at?: Date;
  milestones?: readonly Milestone[];
  source?: string | null;
  client?: { ip: string; userAgent: string };
};
async function visit({
  at = ago(1),
  milestones = ["openedWebsite"],
  source = null,
  client = person,
}: Visit): Promise<string> {
  const sessionId = newId();
  for (const [step, milestone] of milestones.entries())
    await system.deps.sessions.reach(sessionId, milestone, new Date(at.getTime() + step * 10_000));
  const visitor: Visitor = system.deps.readClient(client);
  await system.deps.sessions.describe(sessionId, {
    visitor,
    ...(source && { landing: { page: "/de", source, utmSource: null, utmCampaign: null, language: "de" } }),
  });
  return sessionId;
}
async function click(
  sessionId: string,
  given: {
    asin?: string;
    reportId?: string;
    at?: Date;
    category?: string;
    client?: typeof person;
    match?: number;
  } = {},
): Promise<string> {
  const eventId = newId();
  system.clock.now = given.at ?? NOW;
  await system.caller.call(recordClick, {
    click: {
      eventId,
      sessionId,
      reportId: given.reportId ?? newId(),
      product: {
        asin: given.asin ?? "DEMO000001",
        name: "Lachsöl",
        price: 19.9,
        currency: "USD",
        brand: "Musterpfote",
        category: given.category ?? "omega3",
      },
      context: {
        clickPosition: 1,
        recommendedFor: "omega3",
        timeToClick: 10,
        isReturnClick: false,
        openedNewTab: true,
        match: given.match,
      },
    },
    client: given.client ?? person,
  });
  system.clock.now = NOW;
  return eventId;
}

describe("the screen equals a recount of the visits", () => {
  const event = fc.record({
    visit: fc.nat({ max: 3 }),
    milestone: fc.constantFrom(...MILESTONES),
    hoursAgo: fc.constantFrom(0.1, 5, 23.9, 24.1, 100, 167, 700),
  });
  const deliveries = fc
    .array(event, { minLength: 1, maxLength: 8 })
    .chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.shuffledSubarray(events),
      ),
    );
  test.each([
    ["24h", ago(24)],
    ["7d", new Date("2026-11-15T00:00:00Z")],
    ["30d", new Date("2026-10-23T00:00:00Z")],
  ] as const)("in %s, whatever came twice or in another order", async (range, from) => {
    await fc.assert(
      fc.asyncProperty(deliveries, async ([events, all, again]) => {
        for (const model of Object.values(system.models)) await (model as typeof system.models.session).deleteMany({});
        const ids = [newId(), newId(), newId(), newId()];
        for (const { visit: which, milestone, hoursAgo } of [...all, ...again])
          await system.deps.sessions.reach(ids[which] ?? "", milestone, ago(hoursAgo));
        await system.deps.recount();

        const began = (own: typeof events) => ago(Math.max(...own.map(({ hoursAgo }) => hoursAgo)));
        const visits = ids
          .map((_, which) => events.filter((one) => one.visit === which))
          .filter((own) => own.length > 0 && began(own) >= from);
        const reached = (milestone: Milestone) =>
          visits.filter((own) => own.some((one) => one.milestone === milestone)).length;
        const several = visits.filter((own) => new Set(own.map(({ milestone }) => milestone)).size >= 2).length;
        const reported = await ask({ range });
        expect(reported.summary).toMatchObject({
          totalSessions: visits.length,
          uploadedImage: reached("uploadedImage"),
          startedAnalysis: reached("startedAnalysis"),
          enteredEmail: reached("enteredEmail"),
          viewedReport: reached("viewedReport"),
          clickedProduct: reached("clickedProduct"),
          bounced: visits.length - several,
        });
        expect(reported.matching).toBe(several);
        const median = (some: typeof visits) => {
          const seconds = some
            .map(
              (own) => (ago(Math.min(...own.map(({ hoursAgo }) => hoursAgo))).getTime() - began(own).getTime()) / 1_000,
            )
            .toSorted((one, two) => one - two);
          const middle = seconds[Math.ceil(seconds.length / 2) - 1];
          return middle === undefined ? null : middle - (middle % (middle < 60 ? 1 : middle < 600 ? 5 : 60));
        };
        expect(reported.summary.medianTimeSpent).toBe(median(visits));
        // the export has every day of the range, which add up to the screen
        const sum = (field: Exclude<keyof DayNumbers, "day" | "medianSeconds">) =>
          reported.days.reduce((all, day) => all + day[field], 0);
        expect([
          sum("visitors"),
          sum("uploaded"),
          sum("analyzed"),
          sum("emails"),
          sum("reports"),
          sum("clicks"),
        ]).toEqual(reported.funnel.map(({ count }) => count));
        expect([sum("bounced"), reported.days.length]).toEqual([
          reported.summary.bounced,
          { "24h": 1, "7d": 7, "30d": 30 }[range],
        ]);
        const of = (day: string) =>
          range === "24h" ? visits : visits.filter((own) => began(own).toISOString().startsWith(day));
        expect(reported.days.map(({ day, visitors, medianSeconds }) => [day, visitors, medianSeconds])).toEqual(
          reported.days.map(({ day }) => [day, of(day).length, median(of(day))]),
        );
      }),
      { numRuns: 8 },
    );
  });
});

describe("the list of visits", () => {
  test("leaves out direct visits with one action; a named source is enough", async () => {
    const named = await visit({ source: "Google" });
    const busy = await visit({ source: "Direct", milestones: ["openedWebsite", "uploadedImage"], at: ago(2) });
    await visit({ source: "Direct" });
    await visit({});
    const reported = await ask();
    expect(reported.sessions.map(({ sessionId }) => sessionId)).toEqual([named, busy]);
    expect(reported.matching).toBe(2);
    await system.deps.recount();
    expect((await ask()).summary.totalSessions).toBe(4);
  });
  test("filters sources by facebook or fb in their name, and visits by at least two actions", async () => {
    const [book, fb] = [
      await visit({ source: "Facebook" }),
      await visit({ source: "mein-FB-ad", milestones: ["openedWebsite", "uploadedImage"], at: ago(2) }),
    ];
    await visit({ source: "Google" });
    const shown = async (filters: object) => (await ask(filters)).sessions.map(({ sessionId }) => sessionId);
    expect(await shown({ facebook: true })).toEqual([book, fb]);
    expect(await shown({ minActions: true })).toEqual([fb]);
    expect(await shown({ facebook: true, minActions: true })).toEqual([fb]);
    await system.deps.recount();
    const counted = await Promise.all(
      [{}, { facebook: true }, { minActions: true }, { facebook: true, minActions: true }].map(
        async (filters) => (await ask({ ...filters, limit: 1 })).matching,
      ),
    );
    expect(counted).toEqual([3, 2, 1, 1]);
  });
  test("hides bots, counts them, and shows them with the reason", async () => {
    await visit({ source: "Google", client: machine });
    await system.deps.recount();
    expect(await ask()).toMatchObject({
      sessions: [],
      matching: 0,
      bots: 1,
      summary: { totalSessions: 0, bounceRate: null },
    });
    const reported = await ask({ bots: true });
    expect(reported).toMatchObject({ matching: 1, summary: { totalSessions: 1 } });
    expect(reported.sessions[0]?.botReason).toMatch(/^user agent says Google/);
  });
  test("shows stage, actions, dog, product names and the network, page by page", async () => {
    const sessionId = await visit({ milestones: ["openedWebsite", "uploadedImage", "startedAnalysis"] });
    const report = {
      reportId: newId(),
      analysisId: newId(),
      dogName: "Frieda",
      dogBreed: "Beagle",
      dogAgeMonths: 40,
      dogWeightKg: 12.5,
    };
    await system.deps.sessions.linkReport(sessionId, { report, language: "de", market: "de" }, ago(1));
    await click(sessionId, { reportId: report.reportId });
    const older = await visit({ source: "Google", at: ago(30) });
    const [first] = (await ask({ limit: 1 })).sessions;
    expect(first).toMatchObject({
      sessionId,
      funnelStage: "product_clicked",
      actions: 5,
      ipAddress: "193.99.144.0/24",
      dogName: "Frieda",
      dogAge: 40,
      dogWeight: 12.5,
      reportId: report.reportId,
      utmSource: "Direct",
      metadata: { productsViewed: ["Lachsöl"], dogImageUrl: `/api/report/${report.reportId}/photo` },
    });
    expect((await ask({ offset: 1, limit: 1 })).sessions.map((one) => one.sessionId)).toEqual([older]);
    expect(JSON.stringify(first)).not.toContain(person.ip);
  });
});

describe("deleting by address", () => {
  test("has a preview, deletes visits and clicks, and counts the funnel again at once", async () => {
    const [mine, other] = [
      await visit({ source: "Google" }),
      await visit({ source: "Google", client: { ...person, ip: "193.99.144.81" } }),
    ];
    await click(mine);
    await system.deps.recount();
    const preview = await system.caller.call(removeSessionsByIp, { ip: person.ip, preview: true });
    expect(preview).toEqual({ by: "address", sessions: 1, withReport: 0, clicks: 1, removed: false });
    expect((await ask()).summary.totalSessions).toBe(2);
    expect(await system.caller.call(removeSessionsByIp, { ip: person.ip, preview: false })).toEqual({
      ...preview,
      removed: true,
    });
    const reported = await ask();
    expect(reported.sessions.map(({ sessionId }) => sessionId)).toEqual([other]);
    expect(reported.summary).toMatchObject({ totalSessions: 1, clickedProduct: 0 });
    expect(await system.models.click.countDocuments({})).toBe(0);
  });
  test("accepts the network and the pseudonym as listed, and rejects anything else", async () => {
    await visit({ source: "Google" });
    await visit({ source: "Google", client: { ...person, ip: "193.99.144.81" } });
    const { addressKey, ipAddress } = (await ask()).sessions[0] ?? {};
    const count = (ip: string) => system.caller.call(removeSessionsByIp, { ip, preview: true });
    expect(await count(ipAddress ?? "")).toMatchObject({ by: "network", sessions: 2 });
    expect(await count(addressKey ?? "")).toMatchObject({ by: "address", sessions: 1 });
    for (const nonsense of ["everybody", "193.99.0.0/16", "{}", "0.0.0.0/0"])
      await expect(count(nonsense)).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("which products were clicked", () => {
  test("lists most clicked first, each visit as one user, with picture and link of the catalogue, without bots", async () => {
    const [one, two] = [await visit({}), await visit({})];
    await click(one, { at: ago(3) });
    await click(one, { at: ago(2) });
    await click(two, { at: ago(1) });
    await click(two, { asin: "B000000001", category: "joint", at: ago(4) });
    await click(two, { client: machine });
    const reported = await system.caller.call(stats, {});
    expect([reported.totalSelections, reported.keptDays]).toEqual([4, 90]);
    expect(reported.selectionStats).toMatchObject([
      {
        asin: "DEMO000001",
        productId: PRODUCT,
        count: 3,
        uniqueUsers: 2,
        avgLikelihood: null,
        productName: "Lachsöl",
        productBrand: "Musterpfote",
        productPrice: 19.9,
        productCurrency: "USD",
        productUrl: "/demo-shop/de/DEMO000001",
        imageUrl: "/img/demo/bottle.svg",
      },
      { asin: "B000000001", productId: null, count: 1, uniqueUsers: 1, productUrl: null },
    ]);
    expect(reported.selectionStats[0]?.recent.map(({ clickedAt }) => clickedAt)).toEqual(
      [ago(1), ago(2), ago(3)].map((at) => at.toISOString()),
    );
    expect(reported.categories).toEqual([
      { category: "joint", count: 1, uniqueUsers: 1, avgLikelihood: null },
      { category: "omega3", count: 3, uniqueUsers: 2, avgLikelihood: null },
      { category: "probiotic", count: 0, uniqueUsers: 0, avgLikelihood: null },
      { category: "multivitamin", count: 0, uniqueUsers: 0, avgLikelihood: null },
    ]);
  });
  test("averages the match of people's clicks that have one; null without any", async () => {
    const [one, two] = [await visit({}), await visit({})];
    await click(one, { match: 1 });
    await click(one, { match: 0.5 });
    await click(two, { match: 0.3 });
    await click(two);
    await click(two, { client: machine, match: 0 });
    await click(one, { asin: "B000000001" });
    const { selectionStats, categories } = await system.caller.call(stats, {});
    expect(categories[1]).toEqual({ category: "omega3", count: 5, uniqueUsers: 2, avgLikelihood: expect.closeTo(0.6) });
    expect(selectionStats.map(({ asin, count, avgLikelihood }) => [asin, count, avgLikelihood])).toEqual([
      ["DEMO000001", 4, expect.closeTo(0.6)],
      ["B000000001", 1, null],
    ]);
  });
  test("the newest clicks name the dog of their report; deleting a click is idempotent", async () => {
    const sessionId = await visit({});
    const report = {
      reportId: newId(),
      analysisId: newId(),
      dogName: "Frieda",
      dogBreed: "Beagle",
      dogAgeMonths: 40,
      dogWeightKg: 12.5,
    };
    await system.deps.sessions.linkReport(sessionId, { report, language: "de", market: "de" }, ago(1));
    const id = await click(sessionId, { reportId: report.reportId });
    await click(sessionId, { reportId: "example", at: ago(1) });
    const { clickDetails } = await system.caller.call(stats, {});
    expect(clickDetails).toMatchObject([
      { id, dogName: "Frieda", dogBreed: "Beagle", reportId: report.reportId },
      { dogName: null, reportId: "example", dogImageUrl: null },
    ]);
    expect(await system.caller.call(removeClick, { id })).toEqual({ removed: true });
    expect(await system.caller.call(removeClick, { id })).toEqual({ removed: false });
    expect((await system.caller.call(stats, {})).totalSelections).toBe(1);
  });
});
