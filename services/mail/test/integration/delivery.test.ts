import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually, testMongo } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { RETRY_MS } from "../../src/domain/after-sending.ts";
import { eraseReport } from "../../src/domain/collect-contact.ts";
import { orderFollowUp } from "../../src/domain/order-follow-up.ts";
import { orderMail } from "../../src/domain/order-mail.ts";
import { LEASE_MS, mailParts } from "../support/mail-parts.ts";
import { type Behaviour, startMailServer } from "../support/mail-server.ts";

let mongo: Awaited<ReturnType<typeof testMongo>>;
const servers: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  mongo = await testMongo();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await mongo.close();
});

async function start(behaviour: Behaviour = {}) {
  const server = await startMailServer(behaviour);
  servers.push(server);
  return { ...(await mailParts(mongo.connection, server.url)), server };
}
async function order(system: Awaited<ReturnType<typeof start>>) {
  const mail = orderMail(system.deps, "anna@example.org", "de", {
    template: "report",
    reportId: newId(),
    dogName: "Frieda",
  });
  await system.deps.outbox.put(mail);
  return mail;
}
const stateOf = (system: Awaited<ReturnType<typeof start>>, key: string) => system.models.outbox.findById(key).lean();

/** Starts a sender process and kills it at `moment`. */
async function killSender(smtpUrl: string, moment: () => boolean): Promise<void> {
  const script = new URL("../support/sender-process.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, [script, mongo.connection.db?.databaseName ?? "", smtpUrl], {
    env: { PATH: process.env["PATH"], MONGO_URL: process.env["MONGO_URL"] },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  await eventually(moment, (now) => now);
  child.kill("SIGKILL");
  await ended;
}

test("a sender killed after the claim: another one sends the mail after the lease, once", async () => {
  let connections = 0;
  const system = await start({
    onConnect: (_session, done) => {
      if (++connections > 1) done();
    },
  });
  const { key } = await order(system);
  await killSender(system.server.url, () => connections === 1);
  expect(await stateOf(system, key)).toMatchObject({ state: "sending", attempt: 1 });

  await system.deliver();
  expect(system.server.mails).toHaveLength(0);
  system.later(2 * LEASE_MS);
  await system.deliver();
  expect(system.server.mails).toHaveLength(1);
  expect(await stateOf(system, key)).toMatchObject({ state: "sent", attempt: 2, unsure: 1 });
});

test("senders killed before the server's reply: the mail is sent once more with the same Message-ID, then dead", async () => {
  const taken: string[] = [];
  const system = await start({
    onMessage: async (mail) => {
      taken.push(mail.messageId ?? "");
      await new Promise(() => undefined);
    },
  });
  const { key, messageId } = await order(system);
  await killSender(system.server.url, () => taken.length === 1);
  // the next sender is a process with the real clock: its lease must be over already
  await system.models.outbox.updateOne({ _id: key }, { $set: { dueAt: new Date(0) } });
  await killSender(system.server.url, () => taken.length === 2);
  await system.models.outbox.updateOne({ _id: key }, { $set: { dueAt: new Date(0) } });
  await system.deliver();
  system.later(90_000_000);
  await system.deliver();
  expect(taken).toEqual([messageId, messageId]);
  expect(await stateOf(system, key)).toMatchObject({ state: "dead", problem: "sender_gone" });
  expect(system.delivered).toContainEqual({ template: "report", attempt: 2, state: "dead", problem: "sender_gone" });
});

test("retries with growing delays during an outage, delivers once", async () => {
  let answers = 0;
  const system = await start({
    onRcptTo: (_to, _session, done) =>
      ++answers <= 3 ? done(Object.assign(new Error("later"), { responseCode: 451 })) : done(),
  });
  await order(system);
  const tries: number[] = [];
  for (let minute = 0; minute <= 15 && system.server.mails.length === 0; minute += 0.5) {
    const before = answers;
    await system.deliver();
    if (answers > before) tries.push(minute);
    system.later(30_000);
  }
  expect(tries).toEqual([0, 0.5, 2.5, 12.5]);
  expect(system.server.mails).toHaveLength(1);
});

test("without a mail server a round ends with the first mail, no attempts count, and all are sent seconds after its return", async () => {
  const system = await start();
  const keys = await Promise.all(Array.from({ length: 5 }, async () => (await order(system)).key));
  await system.server.close();
  for (let round = 0; round < RETRY_MS.length + 3; round++) {
    await system.deliver();
    system.later(1_000);
  }
  const waiting = await Promise.all(keys.map((key) => stateOf(system, key)));
  expect(waiting.map((mail) => mail?.state)).toEqual(keys.map(() => "queued"));
  expect(waiting.reduce((sum, mail) => sum + (mail?.attempt ?? 0), 0)).toBe(RETRY_MS.length + 3);

  const back = await startMailServer({}, Number(new URL(system.server.url).port));
  servers.push(back);
  system.later(2_000);
  await system.deliver();
  expect(back.mails).toHaveLength(keys.length);
});

test("a rejected mail is dead after the last attempt; one to an unknown address at once", async () => {
  const system = await start({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error("no"), { responseCode: address.startsWith("anna") ? 451 : 550 })),
  });
  const { key } = await order(system);
  const unknown = orderMail(system.deps, "nobody@example.org", "en", {
    template: "report",
    reportId: newId(),
    dogName: null,
  });
  await system.deps.outbox.put(unknown);
  for (const wait of [...RETRY_MS, 0]) {
    await system.deliver();
    system.later(wait + 1_000);
  }
  expect(await stateOf(system, key)).toMatchObject({
    state: "dead",
    attempt: RETRY_MS.length + 1,
    problem: "EENVELOPE 451",
  });
  expect(await stateOf(system, unknown.key)).toMatchObject({ state: "dead", attempt: 1, problem: "EENVELOPE 550" });
});

test("ten senders at once send each mail once", async () => {
  const system = await start();
  for (let n = 0; n < 10; n++) await order(system);
  // the senders look at different times, so that a double claim would show
  let moment = system.clock.now.getTime();
  Object.defineProperty(system.clock, "now", { get: () => new Date(++moment) });
  await Promise.all(Array.from({ length: 10 }, () => system.deliver()));
  expect(system.server.mails).toHaveLength(10);
  expect(new Set(system.server.mails.map(({ messageId }) => messageId)).size).toBe(10);
});

test("a sender that returns after its lease changes nothing", async () => {
  const system = await start();
  const { key } = await order(system);
  const late = await system.deps.outbox.claim(system.clock.now, 1);
  system.later(1_000);
  await system.deliver();
  expect(system.server.mails).toHaveLength(1);
  if (late) await system.deps.outbox.settle(late, { state: "dead", problem: "late" }, system.clock.now);
  expect(await stateOf(system, key)).toMatchObject({ state: "sent" });
});

const buildFollowUp = (reportId: string, dueAt: Date) => ({
  reportId,
  email: "anna@example.org",
  language: "de" as const,
  dogName: "Frieda",
  token: newId(),
  dueAt: dueAt.toISOString(),
});

test("the follow-up mail is sent once when it is due, and its address is deleted", async () => {
  const system = await start();
  const reportId = newId();
  const asked = buildFollowUp(reportId, new Date(system.deps.now().getTime() + 24 * 3_600_000));
  await orderFollowUp(system.deps, asked);
  await orderFollowUp(system.deps, asked);
  await system.deliver();
  expect(system.server.mails).toHaveLength(0);
  system.later(25 * 3_600_000);
  await system.deliver();
  expect(system.server.mails).toHaveLength(1);
  const text = JSON.stringify(system.server.mails[0]);
  for (const answer of ["better", "same", "worse"]) expect(text).toContain(`answer=${answer}`);
  expect(text).toContain(asked.token);
  expect(await system.models.outbox.countDocuments({ to: "anna@example.org" })).toBe(0);
});

test.each([
  ["queued", "right@example.org"],
  ["queued", "anna@example.org"],
  ["dead", "anna@example.org"],
])("a repeated order replaces a %s follow-up mail, for %s", async (state, email) => {
  const system = await start();
  const reportId = newId();
  const at = system.deps.now().getTime();
  const first = buildFollowUp(reportId, new Date(at - 1));
  const second = { ...buildFollowUp(reportId, new Date(at)), email };
  await orderFollowUp(system.deps, first);
  await system.models.outbox.updateMany({}, { $set: { state } });
  await orderFollowUp(system.deps, second);
  // the first one once more, delayed
  await orderFollowUp(system.deps, first);
  await system.deliver();
  expect(system.server.mails).toHaveLength(1);
  const text = JSON.stringify(system.server.mails[0]);
  expect(text).toContain(email);
  expect(text).toContain(second.token);
  expect(text).not.toContain(first.token);
});

test("erasing a report deletes its follow-up mail, also if it is queued afterwards", async () => {
  const system = await start();
  const [first, second] = [newId(), newId()];
  const at = new Date().toISOString();
  await orderFollowUp(system.deps, buildFollowUp(first, system.deps.now()));
  for (const reportId of [first, second]) await eraseReport(system.deps, { reportId, analysisId: newId(), at });
  await orderFollowUp(system.deps, buildFollowUp(second, system.deps.now()));
  await system.deliver();
  expect(system.server.mails).toHaveLength(0);
  expect(await system.models.outbox.countDocuments({})).toBe(0);
});
