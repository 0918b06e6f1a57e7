import { expect, test } from "vitest";
import type { Sending } from "./outgoing.ts";
import { sendTest } from "./send-test.ts";

const asking = async (outcome: Sending) => {
  const sent: { to: string; messageId: string }[] = [];
  const reply = await sendTest(
    {
      mailer: {
        send: async (mail) => {
          sent.push(mail);
          return outcome;
        },
      },
      messageDomain: "hundeblick.test",
      mailServer: "mail.hundeblick.test:587",
    },
    { to: "ada@example.org", language: "en" },
  );
  return { reply, sent };
};

test("an accepted test mail names its server", async () => {
  const { reply, sent } = await asking({ outcome: "sent" });
  expect(reply).toEqual({ outcome: "sent", problem: null, server: "mail.hundeblick.test:587" });
  expect(sent).toEqual([
    expect.objectContaining({
      to: "ada@example.org",
      messageId: expect.stringMatching(/^<test-[\w-]{22}@hundeblick\.test>$/),
    }),
  ]);
});

test("a rejected sign-in is reported by its code", async () => {
  expect((await asking({ outcome: "failed", problem: "EAUTH 535" })).reply).toMatchObject({
    outcome: "failed",
    problem: "EAUTH 535",
  });
});
