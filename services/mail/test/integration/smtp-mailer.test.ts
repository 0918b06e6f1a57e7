import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { smtpMailer } from "../../src/adapters/smtp/mailer.ts";
import { type Behaviour, startMailServer } from "../support/mail-server.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

const mail = {
  key: "k",
  to: "anna@example.org",
  language: "de" as const,
  order: { template: "report" as const, reportId: "r", dogName: null },
  messageId: "<report.r.abc@hundeblick.example>",
};
const content = {
  subject: "Der Bericht für Frieda ist da",
  text: "Grüße",
  html: "<p>Grüße</p>",
  unsubscribeUrl: "https://hundeblick.example/u?token=t",
  replyTo: { name: "Anna, die Erste", address: "anna@example.org" },
};
const from = "Hundeblick <post@hundeblick.example>";

async function sendTo(behaviour: Behaviour, limitMs = 2_000) {
  const server = await startMailServer(behaviour);
  open.push(server);
  return { server, sending: await smtpMailer({ url: server.url, from, limitMs }).send(mail, content) };
}
const refuse = (responseCode: number) => Object.assign(new Error("<anna@example.org> no"), { responseCode });

test("a mail arrives with both parts, its own Message-ID and the headers of an automatic mail", async () => {
  const { server, sending } = await sendTo({});
  expect(sending).toEqual({ outcome: "sent" });
  const [received] = server.mails;
  expect(received).toMatchObject({
    messageId: mail.messageId,
    subject: content.subject,
    from: { name: "Hundeblick", address: "post@hundeblick.example" },
    envelopeTo: ["anna@example.org"],
  });
  expect(received?.text?.trim()).toBe("Grüße");
  expect(received?.html?.trim()).toBe("<p>Grüße</p>");
  expect(received?.replyTo).toMatchObject([{ name: "Anna, die Erste", address: "anna@example.org" }]);
  const headers = Object.fromEntries((received?.headers ?? []).map(({ key, value }) => [key, value]));
  expect(headers).toMatchObject({
    "auto-submitted": "auto-generated",
    "content-language": "de",
    "list-unsubscribe": "<https://hundeblick.example/u?token=t>",
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test.each<[string, Behaviour, object]>([
  [
    "an address the server does not know is refused",
    { onRcptTo: (_to, _session, done) => done(refuse(550)) },
    { outcome: "refused", problem: "EENVELOPE 550" },
  ],
  [
    "a mailbox that is full for now is tried again",
    { onRcptTo: (_to, _session, done) => done(refuse(452)) },
    { outcome: "failed", problem: "EENVELOPE 452" },
  ],
  [
    "a server that greets with a refusal is tried again",
    { onConnect: (_session, done) => done(refuse(421)) },
    { outcome: "failed" },
  ],
  [
    "a mail refused after it was read is refused",
    {
      onMessage: async () => {
        throw refuse(554);
      },
    },
    { outcome: "refused", problem: "EMESSAGE 554" },
  ],
  [
    "a mail put off after it was read is tried again",
    {
      onMessage: async () => {
        throw refuse(451);
      },
    },
    { outcome: "failed", problem: "EMESSAGE 451" },
  ],
])("%s, and no problem repeats the address", async (_what, behaviour, expected) => {
  const { sending } = await sendTo(behaviour);
  expect(sending).toMatchObject(expected);
  expect(JSON.stringify(sending)).not.toContain("@");
});

test("a server that never replies after the message: unknown, within the limit", async () => {
  const { sending } = await sendTo({ onMessage: () => new Promise(() => undefined) }, 500);
  expect(sending).toMatchObject({ outcome: "unsure" });
});

test("a server that is unreachable, silent or disconnects before the message: not sent", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  const rude = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await Promise.all([once(silent, "listening"), once(rude, "listening")]);
  open.push(
    ...[silent, rude].map((server) => ({
      close: async () => {
        server.close();
      },
    })),
  );
  const port = (server: typeof silent) => (server.address() as AddressInfo).port;
  const outcomes = await Promise.all(
    ["smtp://127.0.0.1:1", `smtp://127.0.0.1:${port(silent)}`, `smtp://127.0.0.1:${port(rude)}`].map((url) =>
      smtpMailer({ url, from }).send(mail, content),
    ),
  );
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["unreachable", "unreachable", "unreachable"]);
  expect(
    await smtpMailer({ url: `smtp://127.0.0.1:${port(silent)}`, from, limitMs: 300 }).send(mail, content),
  ).toMatchObject({ outcome: "failed" });
});
