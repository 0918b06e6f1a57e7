import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eventually } from "@hundeblick/kit/testing";
import { analysisCompleted, analysisStarted, photoUploaded } from "@hundeblick/proto/events/analysis.v1";
import { reportCreatedV1, reportErased, reportUnlockedV1, reportViewed } from "@hundeblick/proto/events/report.v1";
import { reportCreated, reportUnlocked } from "@hundeblick/proto/events/report.v2";
import { EXAMPLE_REPORT, newId } from "@hundeblick/proto/ids";
import { recordClick, recordEvent, removeClick, retention, saveRetention } from "@hundeblick/proto/rpc/tracking";
import { deleteExpired } from "../../src/domain/delete-expired.ts";
import { trackingService } from "../support/tracking-service.ts";

let system: Awaited<ReturnType<typeof trackingService>>;
beforeAll(async () => {
  system = await trackingService();
});
afterAll(async () => {
  await system?.close();
});
beforeEach(() => {
  system.clock.now = new Date();
});

const client = {
  ip: "193.99.144.80",
  userAgent:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
};
const opened = (sessionId: string, given: object = {}) =>
  system.caller.call(recordEvent, {
    event: {
      eventId: newId(),
      sessionId,
      type: "opened_website",
      landingPage: "/de?utm_source=fb",
      utmSource: "fb",
      utmCampaign: "mai",
      ...given,
    },
    client,
  });
const buildClick = (sessionId: string, reportId: string, given: object = {}) => ({
  eventId: newId(),
  sessionId,
  reportId,
  product: { asin: "DEMO000001", name: "Lachsöl", price: 19.9, brand: "Musterpfote" },
  context: { clickPosition: 1, recommendedFor: "omega3", timeToClick: 4200, isReturnClick: false, openedNewTab: true },
  ...given,
});
const click = (body: ReturnType<typeof buildClick>) => system.caller.call(recordClick, { click: body, client });
const session = (sessionId: string) => system.models.session.findById(sessionId).lean();
const dog = { name: "Frieda", breed: "Beagle", ageMonths: 40, weightKg: 12.5 };
const publishEvent = async (event: Parameters<typeof system.caller.publish>[0], payload: object) =>
  system.caller.publish(event, payload, { id: newId() });

test("one visit goes through all eight milestones, reported by events, the browser and a click", async () => {
  const [sessionId, analysisId, reportId] = [newId(), newId(), newId()];
  const visit = { sessionId };
  await opened(sessionId);
  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString();
  await publishEvent(photoUploaded, { analysisId, at: at(1), visit, language: "de" });
  await publishEvent(analysisStarted, { analysisId, at: at(2), visit });
  await publishEvent(analysisCompleted, { analysisId, reportId, at: at(3), visit });
  system.summaries.set(reportId, { dog, language: "de", market: "de" });
  await publishEvent(reportCreated, { reportId, analysisId, at: at(3), visit });
  await publishEvent(reportUnlocked, { reportId, at: at(4), visit });
  await publishEvent(reportViewed, { reportId, at: at(5), visit });
  await system.caller.call(recordEvent, {
    event: { eventId: newId(), sessionId, type: "shared_report", reportId },
    client,
  });
  expect(await click(buildClick(sessionId, reportId))).toEqual({ recorded: true });

  const reached = await eventually(
    () => session(sessionId),
    (found) => Object.keys(found?.milestones ?? {}).length === 8 && found?.report !== undefined,
  );
  expect(reached?.milestones.uploadedImage?.toISOString()).toBe(at(1));
  expect(reached?.report).toEqual({
    reportId,
    analysisId,
    dogName: "Frieda",
    dogBreed: "Beagle",
    dogAgeMonths: 40,
    dogWeightKg: 12.5,
  });
  expect(reached?.landing).toEqual({
    page: "/de",
    source: "Facebook",
    utmSource: "fb",
    utmCampaign: "mai",
    language: "de",
  });
  expect(reached?.visitor).toMatchObject({
    deviceType: "mobile",
    browser: "Safari 17",
    os: "iOS 17",
    country: "DE",
    network: "193.99.144.0/24",
    botReason: null,
  });
});

test("a click shows that the report was seen; the last deleted one leaves the funnel", async () => {
  const [sessionId, reportId] = [newId(), newId()];
  const [first, second] = [buildClick(sessionId, reportId), buildClick(sessionId, reportId)];
  for (const body of [first, second, buildClick(sessionId, EXAMPLE_REPORT)]) await click(body);
  const reached = async () => Object.keys((await session(sessionId))?.milestones ?? {}).toSorted();
  expect(await reached()).toEqual(["clickedProduct", "viewedReport"]);
  const remove = (id: string) => system.caller.call(removeClick, { id });
  expect(await remove(first.eventId)).toEqual({ removed: true });
  expect(await reached()).toEqual(["clickedProduct", "viewedReport"]);
  system.clock.now = new Date(system.clock.now.getTime() + 60_000);
  expect(await remove(second.eventId)).toEqual({ removed: true });
  expect(await reached()).toEqual(["viewedReport"]);
  expect((await session(sessionId))?.changedAt).toEqual(system.clock.now);
  expect(await remove(second.eventId)).toEqual({ removed: false });
});

test("stores no address and no e-mail address", async () => {
  const everything = JSON.stringify(
    await Promise.all(
      Object.values(system.models).map((model) => (model as typeof system.models.session).find({}).lean()),
    ),
  );
  expect(everything).toContain("193.99.144.0/24");
  expect(everything).not.toContain(client.ip);
  expect(everything).not.toContain("@");
  expect(everything).not.toContain(client.userAgent);
});

test("events may arrive before the visit's first event, which completes it; the earliest time counts", async () => {
  const sessionId = newId();
  const early = new Date(Date.now() - 60_000).toISOString();
  await publishEvent(photoUploaded, { analysisId: newId(), at: early, visit: { sessionId }, language: "pl" });
  await eventually(
    () => session(sessionId),
    (found) => found?.milestones.uploadedImage !== undefined,
  );
  await opened(sessionId, { landingPage: "/pl", utmSource: undefined, referrer: "https://www.google.pl/" });
  const found = await session(sessionId);
  expect(found?.startedAt.toISOString()).toBe(early);
  expect(found?.landing).toMatchObject({ page: "/pl", source: "Google" });
});

test("a second page view of a visit changes neither its landing page nor its first time", async () => {
  const sessionId = newId();
  await opened(sessionId);
  const before = await session(sessionId);
  system.clock.now = new Date(Date.now() + 5_000);
  await opened(sessionId, { landingPage: "/en/blog" });
  const after = await session(sessionId);
  expect(after?.landing).toEqual(before?.landing);
  expect(after?.milestones).toEqual(before?.milestones);
  expect(after?.lastSeenAt).toEqual(system.clock.now);
});

test("an event without a visit changes no visit, and the example report is no milestone", async () => {
  const before = await system.models.session.countDocuments({});
  const sessionId = newId();
  await publishEvent(photoUploaded, { analysisId: newId(), at: new Date().toISOString(), language: "de" });
  await publishEvent(reportViewed, { reportId: "example", at: new Date().toISOString(), visit: { sessionId } });
  await opened(sessionId);
  await click(buildClick(sessionId, "example"));
  await system.caller.call(recordEvent, {
    event: { eventId: newId(), sessionId, type: "shared_report", reportId: "example" },
    client,
  });
  // published last and in order, so that both were handled when this one is
  await publishEvent(reportViewed, { reportId: newId(), at: new Date().toISOString(), visit: { sessionId } });
  const found = await eventually(
    () => session(sessionId),
    (now) => now?.milestones.viewedReport !== undefined,
  );
  expect(Object.keys(found?.milestones ?? {}).toSorted()).toEqual(["openedWebsite", "viewedReport"]);
  expect(await system.models.session.countDocuments({})).toBe(before + 1);
  expect(await system.models.click.countDocuments({ sessionId })).toBe(1);
});

test("the same click counts once, with an event id and without", async () => {
  const [sessionId, reportId] = [newId(), newId()];
  const body = buildClick(sessionId, reportId);
  const { eventId: _none, ...anonymous } = buildClick(sessionId, reportId, {
    product: { asin: "DEMO000002", name: "x", price: null },
  });
  expect(
    await Promise.all([click(body), click(body), click(body)]).then(
      (all) => all.filter(({ recorded }) => recorded).length,
    ),
  ).toBe(1);
  expect(await system.caller.call(recordClick, { click: anonymous, client })).toEqual({ recorded: true });
  expect(await system.caller.call(recordClick, { click: anonymous, client })).toEqual({ recorded: false });
  expect(await system.models.click.countDocuments({ sessionId })).toBe(2);
  expect(await system.models.click.findById(body.eventId).lean()).toMatchObject({
    clickPosition: 1,
    recommendedFor: "omega3",
    timeToClickMs: 4200,
    isReturnClick: false,
    openedNewTab: true,
    product: { category: "Dog Supplements", price: 19.9 },
  });
});

test("erasing a report deletes its dog and clicks, and late events do not restore them", async () => {
  const [sessionId, analysisId, reportId] = [newId(), newId(), newId()];
  const created = { reportId, analysisId, at: new Date().toISOString(), visit: { sessionId } };
  const summary = { dog, language: "pl", market: "pl" } as const;
  const later = newId();
  system.summaries.set(reportId, summary).set(later, summary);
  await publishEvent(reportCreated, created);
  await eventually(
    () => session(sessionId),
    (found) => found?.report !== undefined,
  );
  await click(buildClick(sessionId, reportId));
  await publishEvent(reportErased, { reportId, analysisId, at: new Date().toISOString() });
  await eventually(
    () => system.models.click.countDocuments({ reportId }),
    (count) => count === 0,
  );

  await publishEvent(reportCreated, created);
  const laterVisit = newId();
  await publishEvent(reportCreated, { ...created, reportId: later, visit: { sessionId: laterVisit } });
  expect(await click(buildClick(sessionId, reportId))).toEqual({ recorded: false });
  await eventually(
    () => session(laterVisit),
    (visit) => visit?.report !== undefined,
  );
  const found = await eventually(
    () => session(sessionId),
    (visit) => visit?.report === undefined,
  );
  expect(found).toMatchObject({ language: "pl", market: "pl" });
  expect(await system.models.click.countDocuments({ reportId })).toBe(0);
});

test("an event about an erased report changes no visit, and does not block others", async () => {
  const [gone, there] = [newId(), newId()];
  const at = new Date().toISOString();
  system.summaries.set(there, { dog, language: "en", market: "uk" });
  await publishEvent(reportCreated, { reportId: newId(), analysisId: newId(), at, visit: { sessionId: gone } });
  await publishEvent(reportCreated, { reportId: there, analysisId: newId(), at, visit: { sessionId: there } });
  await eventually(
    () => session(there),
    (found) => found?.report !== undefined,
  );
  expect(await session(gone)).toBeNull();
});

test("reads events of the previous version, with the dog in them", async () => {
  const [sessionId, analysisId, reportId] = [newId(), newId(), newId()];
  const base = { reportId, at: new Date().toISOString(), visit: { sessionId }, dog, language: "de" };
  await publishEvent(reportCreatedV1, { ...base, analysisId, market: "de" });
  await publishEvent(reportUnlockedV1, { ...base, email: "anna@example.org", newsletter: false });
  const found = await eventually(
    () => session(sessionId),
    (now) => now?.report !== undefined && now.milestones.enteredEmail !== undefined,
  );
  expect(found?.report).toMatchObject({ reportId, dogName: "Frieda" });
});

test("deletes expired visits and clicks, and keeps younger ones", async () => {
  const [old, young] = [newId(), newId()];
  system.clock.now = new Date(Date.now() - 91 * 86_400_000);
  await opened(old);
  await click(buildClick(old, newId()));
  system.clock.now = new Date(Date.now() - 89 * 86_400_000);
  await opened(young);
  system.clock.now = new Date();
  expect(await deleteExpired(system.deps)).toEqual({ sessions: 1, clicks: 1 });
  expect(await session(old)).toBeNull();
  expect(await session(young)).not.toBeNull();
  expect(await system.caller.call(saveRetention, { rawDays: 30 })).toEqual({ rawDays: 30 });
  expect(await system.caller.call(retention, {})).toEqual({ rawDays: 30 });
  expect(await deleteExpired(system.deps)).toEqual({ sessions: 1, clicks: 0 });
  expect(await session(young)).toBeNull();
  await system.deps.retention.save(90);
});
