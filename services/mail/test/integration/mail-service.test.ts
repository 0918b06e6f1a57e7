import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Bus } from "@hundeblick/kit/bus";
import { eventually, testMongo } from "@hundeblick/kit/testing";
import { reportErased, reportUnlockedV1 } from "@hundeblick/proto/events/report.v1";
import { newId } from "@hundeblick/proto/ids";
import {
  alertOperators,
  collectAddress,
  confirmNewsletter,
  sendContact,
  unsubscribe,
} from "@hundeblick/proto/rpc/mail";
import { deleteExpired } from "../../src/domain/delete-expired.ts";
import { queueMissingMails } from "../../src/domain/take-message.ts";
import { mailParts, startMailService } from "../support/mail-parts.ts";
import { type Received, startMailServer } from "../support/mail-server.ts";

const DAY = 86_400_000;
const dog = { name: "Frieda", breed: "Beagle", ageMonths: 40, weightKg: 12.5 };

let mongo: Awaited<ReturnType<typeof testMongo>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
let system: Awaited<ReturnType<typeof mailParts>>;
let service: Awaited<ReturnType<typeof startMailService>>;
let caller: Bus;
beforeAll(async () => {
  [mongo, server] = [await testMongo(), await startMailServer()];
  system = await mailParts(mongo.connection, server.url);
  service = await startMailService(system);
  caller = service.caller;
});
afterAll(async () => {
  await service?.close();
  await server?.close();
  await mongo?.close();
});
beforeEach(() => {
  system.clock.now = new Date();
});

let people = 0;
const buildAddress = () => `anna${++people}@example.org`;
const unlocked = (given: object = {}) => ({
  reportId: newId(),
  at: new Date().toISOString(),
  email: buildAddress(),
  newsletter: false,
  language: "de" as const,
  dog,
  ...given,
});
const collect = (payload: ReturnType<typeof unlocked>) => caller.call(collectAddress, payload);
const erase = (reportId: string) =>
  caller.publish(reportErased, { reportId, analysisId: newId(), at: new Date().toISOString() }, { id: newId() });
const contact = (email: string) => system.models.contact.findOne({ address: email.trim().toLowerCase() }).lean();
const ordered = (email: string) => system.models.outbox.countDocuments({ to: email.trim().toLowerCase() });
const mailsTo = (email: string): Received[] =>
  server.mails.filter(({ envelopeTo }) => envelopeTo.includes(email.trim().toLowerCase()));
const linkIn = (mail: Received | undefined, act: string) =>
  new RegExp(`https://hundeblick\\.example/api/newsletter/${act}\\?token=([^&\\s]+)`).exec(mail?.text ?? "")?.[1] ?? "";
/** An event published last, so that everything before it was handled too. */
async function allHandled(): Promise<void> {
  const last = unlocked();
  await collect(last);
  await eventually(
    () => ordered(last.email),
    (count) => count === 1,
  );
}
async function signUp(given: object = {}) {
  const order = unlocked({ newsletter: true, ...given });
  const before = await ordered(order.email);
  await collect(order);
  await eventually(
    () => ordered(order.email),
    (count) => count === before + 2,
  );
  await system.deliver();
  const mail = mailsTo(order.email).findLast(({ subject }) => /Newsletter|newsletter/.test(subject ?? ""));
  return { order, mail, confirm: linkIn(mail, "confirm"), unsubscribe: linkIn(mail, "unsubscribe") };
}

describe("the mail with the report's link", () => {
  test("is sent once in the owner's language, however often the call is repeated", async () => {
    const order = unlocked({ language: "pl", email: " Anna.Kowalska@Example.ORG " });
    await Promise.all([collect(order), collect(order), collect(order)]);
    await allHandled();
    await Promise.all([system.deliver(), system.deliver()]);
    await system.deliver();
    const [mail, ...more] = mailsTo(order.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Raport jest gotowy: Frieda");
    expect(mail?.text).toContain(`https://hundeblick.example/pl/report/${order.reportId}`);
    expect(mail?.messageId).toMatch(
      new RegExp(`^<report\\.${order.reportId}\\.[A-Za-z0-9_-]{16}@hundeblick\\.example>$`),
    );
    expect(await contact(order.email)).toMatchObject({
      address: "anna.kowalska@example.org",
      newsletter: "none",
      reports: [{ reportId: order.reportId, dog }],
    });
    expect(
      await system.models.consent.countDocuments({ addressHash: system.keys.addressHash("anna.kowalska@example.org") }),
    ).toBe(0);
  });

  test("is queued once also for the previous version's event with the address in it", async () => {
    const order = unlocked();
    await caller.publish(reportUnlockedV1, order, { id: newId() });
    await eventually(
      () => ordered(order.email),
      (count) => count === 1,
    );
    await collect(order);
    expect(await ordered(order.email)).toBe(1);
  });

  test("cannot be redirected by a dog's name", async () => {
    const order = unlocked({ dog: { ...dog, name: "Rex\r\nBcc: everybody@example.org" } });
    await collect(order);
    await allHandled();
    await system.deliver();
    expect(mailsTo(order.email)[0]).toMatchObject({
      subject: "Der Bericht für deinen Hund ist da",
      envelopeTo: [order.email],
    });
    expect(mailsTo(order.email)[0]?.bcc ?? []).toEqual([]);
  });

  test("one address with two reports is one contact with two reports", async () => {
    const [first, email] = [unlocked(), buildAddress()];
    await collect({ ...first, email });
    await collect({ ...unlocked(), email: email.toUpperCase() });
    await allHandled();
    expect((await contact(email))?.reports).toHaveLength(2);
    expect(await ordered(email)).toBe(2);
  });
});

test("warns of a known password when the second factor failed", async () => {
  const [to, account] = [[buildAddress()], buildAddress()];
  await caller.call(alertOperators, { to, account, attempts: 5, step: "second_factor" });
  await system.deliver();
  expect(mailsTo(to[0] ?? "")).toMatchObject([{ subject: "Somebody knows an operator's password" }]);
  expect(mailsTo(to[0] ?? "")[0]?.text).toContain(`as ${account} with the correct password`);
});

test("warns each operator once of failed sign-ins", async () => {
  const [to, account] = [[buildAddress(), buildAddress()], buildAddress()];
  expect(await caller.call(alertOperators, { to, account, attempts: 21 })).toEqual({ ordered: 2 });
  await system.deliver();
  for (const address of to) {
    expect(mailsTo(address)).toMatchObject([{ subject: "Somebody is guessing an operator's password" }]);
    expect(mailsTo(address)[0]?.text).toContain(`21 attempts to sign in to the admin area as ${account}`);
  }
});

describe("deleting a report", () => {
  test("removes its link and a contact without anything else; a late event restores nothing", async () => {
    const order = unlocked();
    await collect(order);
    await allHandled();
    await erase(order.reportId);
    await eventually(
      () => contact(order.email),
      (found) => found === null,
    );
    await collect(order);
    await allHandled();
    await system.deliver();
    expect(await contact(order.email)).toBeNull();
    expect(await ordered(order.email)).toBe(0);
    expect(mailsTo(order.email)).toEqual([]);
  });

  test("leaves the other report, and leaves a contact who wants the newsletter", async () => {
    const { order, confirm } = await signUp();
    await caller.call(confirmNewsletter, { token: confirm });
    const other = unlocked({ email: order.email });
    await collect(other);
    await allHandled();
    await erase(order.reportId);
    await eventually(
      () => contact(order.email),
      (found) => found?.reports.length === 1,
    );
    await erase(other.reportId);
    await eventually(
      () => contact(order.email),
      (found) => found?.reports.length === 0,
    );
    expect((await contact(order.email))?.newsletter).toBe("confirmed");
  });
});

describe("the newsletter", () => {
  test("takes two steps; both are kept as proof, the token only as a hash", async () => {
    const { order, mail, confirm } = await signUp({ language: "en" });
    expect(mail?.subject).toBe("Please confirm your subscription to the Hundeblick newsletter");
    expect((await contact(order.email))?.newsletter).toBe("asked");
    expect(await caller.call(confirmNewsletter, { token: confirm })).toEqual({ language: "en", confirmed: true });
    expect(await caller.call(confirmNewsletter, { token: confirm })).toEqual({ language: "en", confirmed: true });

    expect((await contact(order.email))?.newsletter).toBe("confirmed");
    const proof = await system.models.consent.findOne({ addressHash: system.keys.addressHash(order.email) }).lean();
    expect(proof).toMatchObject({
      language: "en",
      textVersion: "2026-11",
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      state: "confirmed",
      requestedAt: expect.any(Date),
      confirmedAt: expect.any(Date),
    });
    expect(JSON.stringify(proof)).not.toContain(confirm);
    expect(JSON.stringify(proof)).not.toContain("@");
  });

  test("asks an address once in 24 hours at most", async () => {
    const { order } = await signUp();
    await collect(unlocked({ email: order.email, newsletter: true }));
    await allHandled();
    expect(await ordered(order.email)).toBe(3);
    system.later(DAY + 1_000);
    await collect(unlocked({ email: order.email, newsletter: true }));
    await allHandled();
    expect(await ordered(order.email)).toBe(5);
  });

  test("a link works 48 hours, and an invented one never", async () => {
    const { confirm } = await signUp();
    system.later(2 * DAY + 1_000);
    await expect(caller.call(confirmNewsletter, { token: confirm })).rejects.toMatchObject({
      code: "consent_link_invalid",
    });
    await expect(caller.call(confirmNewsletter, { token: newId() })).rejects.toMatchObject({
      code: "consent_link_invalid",
    });
    await expect(caller.call(unsubscribe, { token: newId() })).rejects.toMatchObject({ code: "consent_link_invalid" });
  });

  test("unsubscribes with one click, idempotently, and invalidates the confirmation link", async () => {
    const { order, mail, confirm, unsubscribe: leave } = await signUp();
    await caller.call(confirmNewsletter, { token: confirm });
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers["list-unsubscribe"]).toContain(encodeURIComponent(leave));
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(await caller.call(unsubscribe, { token: leave })).toEqual({ language: "de", unsubscribed: true });
    expect(await caller.call(unsubscribe, { token: leave })).toEqual({ language: "de", unsubscribed: true });
    await expect(caller.call(confirmNewsletter, { token: confirm })).rejects.toMatchObject({
      code: "consent_link_invalid",
    });
    expect((await contact(order.email))?.newsletter).toBe("unsubscribed");
  });

  test("an unsubscribed address is stored as a hash only, and may sign up again", async () => {
    const { order, confirm, unsubscribe: leave } = await signUp();
    await caller.call(confirmNewsletter, { token: confirm });
    await erase(order.reportId);
    await eventually(
      () => contact(order.email),
      (found) => found?.reports.length === 0,
    );
    await caller.call(unsubscribe, { token: leave });
    expect(await contact(order.email)).toBeNull();
    const suppressed = await system.models.suppression.find({}).lean();
    expect(suppressed).toContainEqual(
      expect.objectContaining({ _id: system.keys.addressHash(order.email), everConfirmed: true }),
    );
    expect(JSON.stringify(suppressed)).not.toContain("@");

    system.later(DAY + 1_000);
    const again = await signUp({ email: order.email });
    await caller.call(confirmNewsletter, { token: again.confirm });
    expect((await contact(order.email))?.newsletter).toBe("confirmed");
    expect(await system.models.suppression.countDocuments({ _id: system.keys.addressHash(order.email) })).toBe(0);
  });

  test("an address that unsubscribed before confirming is not asked again", async () => {
    const { order, unsubscribe: leave } = await signUp();
    await caller.call(unsubscribe, { token: leave });
    system.later(DAY + 1_000);
    await collect(unlocked({ email: order.email, newsletter: true }));
    await allHandled();
    expect(await ordered(order.email)).toBe(3);
    expect((await contact(order.email))?.newsletter).toBe("unsubscribed");
  });

  /** An unconfirmed sign-up of 15 days ago, whose report is erased. */
  const expiredSignUp = async () => {
    const { order } = await signUp();
    await erase(order.reportId);
    await eventually(
      () => contact(order.email),
      (found) => found?.reports.length === 0,
    );
    system.later(15 * DAY);
    return order;
  };

  test("deletes an unconfirmed sign-up with its address after 14 days", async () => {
    const order = await expiredSignUp();
    await deleteExpired(system.deps);
    expect(await contact(order.email)).toBeNull();
    expect(await system.models.consent.countDocuments({ addressHash: system.keys.addressHash(order.email) })).toBe(0);
    expect(await ordered(order.email)).toBe(0);
  });

  test("an interrupted deletion of an unconfirmed sign-up is completed by the next one", async () => {
    const order = await expiredSignUp();
    const stopped = async () => Promise.reject(new Error("stopped"));
    const contacts = { ...system.deps.contacts, setNewsletter: stopped };
    await expect(deleteExpired({ ...system.deps, contacts })).rejects.toThrow("stopped");
    expect(await contact(order.email)).not.toBeNull();
    await deleteExpired(system.deps);
    expect(await contact(order.email)).toBeNull();
  });

  test("stays confirmed when somebody asks with this address again", async () => {
    const { order, confirm } = await signUp();
    await caller.call(confirmNewsletter, { token: confirm });
    const mails = await ordered(order.email);
    system.later(DAY + 1_000);
    await collect(unlocked({ email: order.email, newsletter: true }));
    await allHandled();
    expect((await contact(order.email))?.newsletter).toBe("confirmed");
    // the report's mail only
    expect(await ordered(order.email)).toBe(mails + 1);
    await system.deps.contacts.setNewsletter(system.keys.addressHash(order.email), "asked");
    expect((await contact(order.email))?.newsletter).toBe("confirmed");
  });

  test("an expired sign-up undoes neither a later confirmation nor a later sign-up", async () => {
    const { order } = await signUp();
    system.later(3 * DAY);
    const { confirm } = await signUp({ email: order.email });
    system.later(12 * DAY);
    await deleteExpired(system.deps);
    expect((await contact(order.email))?.newsletter).toBe("asked");
    system.later(-11 * DAY);
    await caller.call(confirmNewsletter, { token: confirm });
    system.later(15 * DAY);
    await deleteExpired(system.deps);
    expect((await contact(order.email))?.newsletter).toBe("confirmed");
  });
});

describe("a message to us", () => {
  const send = (given: object = {}) =>
    caller.call(sendContact, {
      message: { name: "Anna", email: "anna@example.org", subject: "Frage", message: "Wie geht das?", ...given },
      language: "de",
    });

  test("is stored and mailed to the operator, with Reply-To the visitor", async () => {
    expect(await send({ message: "Erste Zeile\nZweite Zeile" })).toEqual({ stored: true });
    await system.deliver();
    const [mail] = mailsTo("operator@hundeblick.example").slice(-1);
    expect(mail).toMatchObject({
      subject: "Contact form: Frage",
      from: { address: "post@hundeblick.example" },
      replyTo: [{ name: "Anna", address: "anna@example.org" }],
    });
    expect(mail?.text).toContain("Erste Zeile\nZweite Zeile");
  });

  test("with a filled honeypot gets the same reply and is not stored", async () => {
    const before = await system.models.message.countDocuments({});
    await expect(send({ website: "https://spam.example" })).resolves.toBeDefined();
    expect(await system.models.message.countDocuments({})).toBe(before);
  });

  test.each([
    "",
    "anna",
    "anna@",
    "a@b",
    "anna@example.org\r\nBcc: all@example.org",
    "a@example.org, b@example.org",
    "Anna <anna@example.org>",
  ])("from the address %j is refused and not stored", async (email) => {
    const before = await system.models.message.countDocuments({});
    await expect(send({ email })).rejects.toMatchObject({ code: "email_invalid" });
    expect(await system.models.message.countDocuments({})).toBe(before);
  });

  test("that was stored before a crash is mailed later, once", async () => {
    const id = newId();
    await system.deps.messages.save({
      id,
      name: "Ola",
      email: "ola@example.org",
      subject: null,
      message: "Halo",
      language: "pl",
      at: new Date(Date.now() - 120_000),
    });
    await queueMissingMails(system.deps);
    await queueMissingMails(system.deps);
    await system.deliver();
    expect(
      mailsTo("operator@hundeblick.example").filter(({ subject }) => subject === "Contact form: Ola"),
    ).toHaveLength(1);
  });

  test("is deleted after 180 days, mails after 90", async () => {
    system.later(181 * DAY);
    await deleteExpired(system.deps);
    expect(await system.models.message.countDocuments({})).toBe(0);
    expect(await system.models.outbox.countDocuments({})).toBe(0);
  });
});
