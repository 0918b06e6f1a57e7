import { expect, test } from "vitest";
import { fakeBus } from "@hundeblick/kit/testing";
import { DeadLettersReply } from "@hundeblick/proto/http/admin/dead-letters";
import { listDeadLetters, resendDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import { ADA } from "../support/memory-operators.ts";
import { testAdmin } from "../support/test-admin.ts";

const LETTER = {
  id: "mail-report-erased.7",
  consumer: "mail-report-erased",
  subject: "evt.report.erased.v1",
  reason: "internal",
  tries: 8,
  publishedAt: "2026-11-20T10:00:00.000Z",
  failedAt: "2026-11-20T10:04:00.000Z",
};

async function signedIn() {
  const bus = fakeBus();
  const admin = await testAdmin(bus);
  return { operators: admin.operators, bus, send: await admin.signedIn() };
}

test("lists dead letters by service, null for one that does not reply", async () => {
  const { bus, send } = await signedIn();
  bus.respond(listDeadLetters("mail"), async () => ({ letters: [LETTER], total: 1 }));
  const { services } = DeadLettersReply.parse((await send("get", "/dead-letters").expect(200)).body);
  expect(services).toEqual([
    { service: "mail", list: { letters: [LETTER], total: 1 } },
    { service: "tracking", list: null },
  ]);
});

test("redelivers chosen ones, with an audit entry", async () => {
  const { operators, bus, send } = await signedIn();
  const asked: unknown[] = [];
  bus.respond(resendDeadLetters("mail"), async ({ ids }) => {
    asked.push(ids);
    return { handled: 1, failed: 0, gone: 0 };
  });
  const body = { service: "mail", ids: [LETTER.id] };
  const { body: result } = await send("post", "/dead-letters/resend").send(body).expect(200);
  expect(result).toEqual({ handled: 1, failed: 0, gone: 0 });
  expect(asked).toEqual([[LETTER.id]]);
  expect((await operators.audit.page(0, 1)).entries[0]).toMatchObject({
    operatorId: ADA.id,
    action: "dead-letters.resend",
    subject: "mail",
    outcome: "done",
    fields: ["handled: 1", "failed: 0", "gone: 0"],
  });
});

test.each([
  ["a service that consumes nothing", { service: "report", ids: [LETTER.id] }],
  ["no ids", { service: "mail", ids: [] }],
  ["an id of another shape", { service: "mail", ids: ["$where"] }],
  ["more than are listed", { service: "mail", ids: Array.from({ length: 101 }, (_, n) => `mail-x.${n}`) }],
])("%s is refused", async (_name, body) => {
  const { send } = await signedIn();
  await send("post", "/dead-letters/resend").send(body).expect(400);
});
