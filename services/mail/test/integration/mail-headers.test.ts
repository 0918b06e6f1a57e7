import { afterEach, expect, test } from "vitest";
import { smtpMailer } from "../../src/adapters/smtp/mailer.ts";
import { contactMail } from "../../src/domain/contents/contact-mail.ts";
import { reportMail } from "../../src/domain/contents/report-mail.ts";
import type { MailContent } from "../../src/domain/outgoing.ts";
import { type Received, startMailServer } from "../support/mail-server.ts";

/** Header injection: names, subjects and addresses that try to add a header, a recipient or a second mail. */
const HOSTILE = [
  "Rex\r\nBcc: all@evil.example",
  "Rex\nBcc: all@evil.example",
  "Rex\rBcc: all@evil.example",
  "Rex\r\n\r\n<h1>Second body</h1>",
  "Rex\r\n.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<all@evil.example>\r\nDATA",
  "Rex\u2028Bcc: all@evil.example",
  "Rex\u0085Bcc: all@evil.example",
  "Rex\u000bBcc: all@evil.example",
  "Rex\0Bcc: all@evil.example",
  "=?utf-8?Q?Rex=0D=0ABcc:_all@evil.example?=",
  "=?utf-8?B?DQpCY2M6IGFsbEBldmlsLmV4YW1wbGU=?=",
  '" <all@evil.example>, "',
  "Rex <all@evil.example>",
  "a".repeat(2_000),
  "%0d%0aBcc: all@evil.example",
  "\\r\\nBcc: all@evil.example",
];
const ALLOWED = [
  "auto-submitted",
  "content-language",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
  "content-transfer-encoding",
];

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function received(content: MailContent): Promise<Received[]> {
  const server = await startMailServer();
  open.push(server);
  const mail = {
    key: "k",
    to: "anna@example.org",
    language: "de" as const,
    order: { template: "report" as const, reportId: "r", dogName: null },
    messageId: "<report.r.abc@hundeblick.example>",
  };
  expect(
    await smtpMailer({ url: server.url, from: "Hundeblick <post@hundeblick.example>", limitMs: 5_000 }).send(
      mail,
      content,
    ),
  ).toEqual({ outcome: "sent" });
  return server.mails;
}

function expectOnePlainMail(mails: readonly Received[]): void {
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.envelopeTo).toEqual(["anna@example.org"]);
  expect([mail?.cc ?? [], mail?.bcc ?? []]).toEqual([[], []]);
  expect(mail?.to).toMatchObject([{ address: "anna@example.org" }]);
  expect(mail?.headers.map(({ key }) => key).filter((key) => !ALLOWED.includes(key))).toEqual([]);
  expect(mail?.html ?? "").not.toContain("<h1>Second body");
}

const site = { publicUrl: "https://hundeblick.example", operatorName: "Muster" };

test.each(HOSTILE)("a dog called %j is one mail to one person with our headers", async (dogName) => {
  expectOnePlainMail(await received(reportMail(site, "de", { reportId: "AAAAAAAAAAAAAAAAAAAAA1", dogName })));
});

test.each(HOSTILE)(
  "a message whose name and subject are %j is one mail to the operator, answered to the visitor alone",
  async (text) => {
    const mails = await received(
      contactMail({
        id: "x",
        name: text,
        email: "berta@example.org",
        subject: text,
        message: text,
        language: "de",
        at: new Date(0),
      }),
    );
    expectOnePlainMail(mails);
    expect(mails[0]?.replyTo?.map(({ address }) => address)).toEqual(["berta@example.org"]);
  },
);
