import { afterAll, beforeAll, expect, test } from "vitest";
import { testMongo } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { keysFrom } from "../../src/adapters/keys.ts";
import { collectContact } from "../../src/domain/collect-contact.ts";
import { confirmNewsletter } from "../../src/domain/decide-newsletter.ts";
import { removeEmails } from "../../src/domain/remove-emails.ts";
import { mailParts } from "../support/mail-parts.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
let system: Awaited<ReturnType<typeof mailParts>>;
let oldKey: typeof system.deps;
let newKey: typeof system.deps;
beforeAll(async () => {
  mongo = await testMongo();
  system = await mailParts(mongo.connection, "smtp://127.0.0.1:1");
  oldKey = system.deps;
  newKey = { ...oldKey, keys: keysFrom("another-key-another-key-another-") };
});
afterAll(async () => {
  await mongo?.close();
});

const left = async (deps: typeof oldKey, email: string, newsletter = false) => {
  const reportId = newId();
  await collectContact(deps, {
    reportId,
    at: new Date().toISOString(),
    email,
    newsletter,
    language: "de",
    dog: { name: "Frieda", breed: "Beagle", ageMonths: 40, weightKg: 12 },
  });
  return reportId;
};
const contact = (address: string) => system.models.contact.findOne({ address }).lean();

test("under a new key an address keeps its contact and can confirm the newsletter", async () => {
  await left(oldKey, "anna@example.org");
  const reportId = await left(newKey, "anna@example.org", true);
  expect(await contact("anna@example.org")).toMatchObject({ newsletter: "asked", reports: [{}, { reportId }] });
  const { keys } = newKey;
  await confirmNewsletter(newKey, keys.confirmToken(keys.consentId("anna@example.org", reportId)));
  expect((await contact("anna@example.org"))?.newsletter).toBe("confirmed");
});

test("an address stored under the old key can be deleted, and is not asked for the newsletter again", async () => {
  await left(oldKey, "ola@example.org", true);
  const removed = await removeEmails(newKey, { emails: ["ola@example.org"], preview: false });
  expect(removed).toMatchObject({ emails: 1, reportLinks: 1, newsletters: 1 });
  expect(await contact("ola@example.org")).toBeNull();
  expect(await system.models.consent.distinct("state")).not.toContain("asked");
  await left(newKey, "ola@example.org", true);
  expect((await contact("ola@example.org"))?.newsletter).toBe("none");
});
