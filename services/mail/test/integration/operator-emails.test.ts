import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Bus } from "@hundeblick/kit/bus";
import { testMongo } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { addressesOfReports, listEmails, listMessages, removeEmails, sendContact } from "@hundeblick/proto/rpc/mail";
import { collectContact } from "../../src/domain/collect-contact.ts";
import { mailParts, startMailService } from "../support/mail-parts.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let system: Awaited<ReturnType<typeof mailParts>>;
let service: Awaited<ReturnType<typeof startMailService>>;
const call: Bus["call"] = (...given) => service.caller.call(...given);
beforeAll(async () => {
  mongo = await testMongo();
  system = await mailParts(mongo.connection, "smtp://127.0.0.1:1");
  service = await startMailService(system);
});
afterAll(async () => {
  await service?.close();
  await mongo?.close();
});
beforeEach(async () => {
  for (const model of Object.values(system.models)) await (model as typeof system.models.contact).deleteMany({});
});

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 21, 9);
type Left = { breed?: string | null; minute?: number; newsletter?: boolean; reportId?: string };
const left = (email: string, { breed = "Beagle", minute = 0, newsletter = false, reportId = newId() }: Left = {}) =>
  collectContact(system.deps, {
    reportId,
    at: new Date(START + minute * MINUTE).toISOString(),
    email,
    newsletter,
    language: "de",
    dog: { name: "Frieda", breed, ageMonths: 40, weightKg: 12 },
  });
const confirmed = (email: string) => system.deps.contacts.setNewsletter(system.keys.addressHash(email), "confirmed");
const list = (query: object = {}) => call(listEmails, query);
const shown = async (query: object = {}) => (await list(query)).emails.map(({ email }) => email);

test("lists every address once, newest first, with the dog of its newest report and the figures", async () => {
  await left("anna@example.org");
  await left("Anna@Example.org", { breed: "Dackel", minute: 5 });
  await left("ola@example.org", { minute: 1 });
  await confirmed("ola@example.org");
  const { emails, matching, stats } = await list();
  expect(emails).toEqual([
    {
      email: "ola@example.org",
      dogBreed: "Beagle",
      dogAge: 40,
      hasReport: true,
      reports: 1,
      newsletterOptIn: true,
      createdAt: new Date(START + MINUTE).toISOString(),
    },
    {
      email: "anna@example.org",
      dogBreed: "Dackel",
      dogAge: 40,
      hasReport: true,
      reports: 2,
      newsletterOptIn: false,
      createdAt: new Date(START).toISOString(),
    },
  ]);
  expect(matching).toBe(2);
  expect(stats).toEqual({
    total: 3,
    withReports: 2,
    newsletter: 1,
    waiting: 0,
    unique: 2,
    lastWeek: expect.any(Number),
  });
});

test("sorts by address, breed or time, either way; an unknown breed comes last", async () => {
  await left("b@example.org", { breed: "Mops" });
  await left("c@example.org", { breed: null, minute: 1 });
  await left("a@example.org", { breed: "beagle", minute: 2 });
  const sorted = async (sort: string, descending: boolean) =>
    (await shown({ sort, descending })).map((email) => email.charAt(0)).join("");
  expect([await sorted("email", false), await sorted("email", true)]).toEqual(["abc", "cba"]);
  expect([await sorted("breed", false), await sorted("breed", true)]).toEqual(["abc", "bac"]);
  expect([await sorted("created", false), await sorted("created", true)]).toEqual(["bca", "acb"]);
});

test("counts the reports of the last seven days", async () => {
  const days = (ago: number) => Math.round((Date.now() - START) / MINUTE) - ago * 24 * 60;
  await left("anna@example.org", { minute: days(8) });
  await left("anna@example.org", { minute: days(6) });
  await left("ola@example.org", { minute: days(1) });
  expect((await list()).stats).toMatchObject({ total: 3, lastWeek: 2 });
  system.later(2 * 24 * 60 * MINUTE);
  expect((await list()).stats).toMatchObject({ total: 3, lastWeek: 1 });
  system.later(-2 * 24 * 60 * MINUTE);
});

test("figures are counted once for many pages, and again after a change", async () => {
  await left("anna@example.org");
  await list();
  const counting = vi.spyOn(system.models.contact, "aggregate");
  expect((await list({ offset: 1 })).stats.total).toBe(1);
  expect(counting).not.toHaveBeenCalled();
  await left("ola@example.org");
  expect((await list()).stats.total).toBe(2);
  await system.deps.contacts.remove("ola@example.org");
  expect((await list()).stats.total).toBe(1);
  counting.mockRestore();
});

test("a search is counted once for many pages, and not where one page shows all", async () => {
  for (let n = 0; n < 5; n++) await left(`anna${n}@example.org`, { minute: n });
  await left("ola@example.org");
  await list();
  const counting = vi.spyOn(system.models.contact, "aggregate");
  const found = async (offset: number) => (await list({ search: "anna", offset, limit: 3 })).matching;
  expect(await found(3)).toBe(5);
  expect((await list({ search: "nobody" })).matching).toBe(0);
  expect(counting).not.toHaveBeenCalled();
  expect([await found(0), await found(2), await found(9)]).toEqual([5, 5, 5]);
  expect(counting).toHaveBeenCalledTimes(1);
  counting.mockRestore();
  await left("anna9@example.org");
  expect(await found(0)).toBe(6);
});

test("an unconfirmed newsletter sign-up counts as waiting, not as opt-in", async () => {
  await left("anna@example.org", { newsletter: true });
  expect(await list({ filter: "newsletter" })).toMatchObject({
    emails: [],
    matching: 0,
    stats: { newsletter: 0, waiting: 1 },
  });
  expect((await list()).emails).toMatchObject([{ newsletterOptIn: false, newsletterWaiting: true }]);
});

test("search finds parts of an address or breed, ignoring case, without special characters", async () => {
  await left("anna+a.b@example.org", { breed: "Golden Retriever" });
  await left("ola@example.org", { breed: null, minute: 1 });
  expect(await shown({ search: "RETRIEV" })).toEqual(["anna+a.b@example.org"]);
  expect(await shown({ search: "OLA@" })).toEqual(["ola@example.org"]);
  expect(await shown({ search: "+a.b" })).toEqual(["anna+a.b@example.org"]);
  expect(await shown({ search: ".*" })).toEqual([]);
});

test("filters and pages", async () => {
  for (const minute of [0, 1, 2]) await left(`a${minute}@example.org`, { minute });
  await confirmed("a0@example.org");
  await confirmed("a1@example.org");
  const reportId = newId();
  await left("b@example.org", { minute: 3, reportId });
  await confirmed("b@example.org");
  await system.deps.contacts.removeReport(reportId);
  expect(await shown({ filter: "reports" })).toEqual(["a2@example.org", "a1@example.org", "a0@example.org"]);
  expect(await shown({ filter: "newsletter" })).toEqual(["b@example.org", "a1@example.org", "a0@example.org"]);
  expect(await shown({ offset: 1, limit: 2 })).toEqual(["a2@example.org", "a1@example.org"]);
  expect((await list()).stats).toEqual({
    total: 4,
    withReports: 3,
    newsletter: 3,
    waiting: 0,
    unique: 4,
    lastWeek: expect.any(Number),
  });
});

test("deleting has a preview, removes address, mails and messages, keeps a blocking hash, and leaves others alone", async () => {
  await left("anna@example.org", { newsletter: true });
  await left("ola@example.org");
  for (const email of ["Anna@example.org", "ola@example.org"])
    await call(sendContact, {
      message: { name: "A", email, subject: "Frage", message: "Guten Tag zusammen" },
      language: "de",
    });
  const preview = await call(removeEmails, { emails: ["ANNA@example.org", "nobody@example.org"], preview: true });
  expect(preview).toEqual({ emails: 1, reportLinks: 1, newsletters: 1, mails: 2, messages: 1, removed: false });
  expect(await shown()).toHaveLength(2);
  expect(await call(removeEmails, { emails: ["ANNA@example.org", "nobody@example.org"], preview: false })).toEqual({
    ...preview,
    removed: true,
  });
  const everything = JSON.stringify(
    await Promise.all(
      Object.values(system.models).map((model) => (model as typeof system.models.contact).find({}).lean()),
    ),
  ).toLowerCase();
  expect(everything).not.toContain("anna@");
  expect(await shown()).toEqual(["ola@example.org"]);
  expect((await call(listMessages, {})).messages).toMatchObject([{ email: "ola@example.org" }]);
  expect(await system.models.suppression.countDocuments({ _id: system.keys.addressHash("anna@example.org") })).toBe(1);
});

test("after that the address may open a report again, but is not asked for the newsletter", async () => {
  await left("anna@example.org", { newsletter: true });
  await call(removeEmails, { emails: ["anna@example.org"], preview: false });
  await left("anna@example.org", { newsletter: true, minute: 3 });
  expect(
    (await system.models.outbox.find({ to: "anna@example.org" }).lean()).map(({ order }) => order.template),
  ).toEqual(["report"]);
});

test("returns the address of each report; reports without one are missing", async () => {
  const [mine, other] = [newId(), newId()];
  await left("anna@example.org", { reportId: mine });
  await left("anna@example.org");
  expect(await call(addressesOfReports, { reportIds: [mine, other] })).toEqual({
    addresses: { [mine]: "anna@example.org" },
  });
});
