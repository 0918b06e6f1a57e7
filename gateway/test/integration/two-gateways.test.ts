import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { sendContact } from "@hundeblick/proto/rpc/mail";
import { unlockReport } from "@hundeblick/proto/rpc/report";
import { realGateway, type RealGateway } from "../support/real-gateway.ts";

/** Two gateways that share only Redis count together. */
let gateways: RealGateway[] = [];
let reached = 0;
beforeAll(async () => {
  gateways = await Promise.all([realGateway(), realGateway()]);
  await Promise.all(
    gateways.map(({ services }) =>
      services.serve(
        { contact: sendContact, unlock: unlockReport },
        {
          contact: async () => {
            reached += 1;
            return { stored: true };
          },
          unlock: async () => {
            reached += 1;
            return { unlocked: true as const };
          },
        },
      ),
    ),
  );
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

/** An address that is new in the shared Redis. */
const newClient = (): string =>
  `2001:db8:${[1, 2].map(() => Math.floor(Math.random() * 65_536).toString(16)).join(":")}::1`;
const letter = {
  name: "Anna",
  email: "anna@example.org",
  subject: "Frage",
  message: "Wie alt kann ein Beagle werden?",
};
const post = (n: number, path: string, body: object, from: string): Promise<Response> =>
  fetch(`${gateways[n % 2]?.url}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", "x-forwarded-for": from },
  });

test("accepts three of many concurrent messages of a client, and rejects the others with Retry-After", async () => {
  const from = newClient();
  reached = 0;
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => post(n, "/api/contact", letter, from)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(reached).toBe(3);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("counts a mailbox over both gateways, in any spelling", async () => {
  const [name, host] = [newId().replaceAll(/[-_]/g, "x"), "example.org"];
  const spellings = [
    `${name}@${host}`,
    `${name}@${host}`.toUpperCase(),
    `${name}+rex@${host}`,
    `${name.slice(0, 3)}.${name.slice(3)}+bella@${host}`,
  ];
  reached = 0;
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, n) =>
      post(n, "/api/report/unlock", { email: spellings[n % spellings.length], reportId: newId() }, newClient()),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(reached).toBe(5);
});

test("shares exhausted limits, per client", async () => {
  const from = newClient();
  for (let n = 0; n < 3; n++) expect((await post(0, "/api/contact", letter, from)).status).toBe(200);
  expect((await post(1, "/api/contact", letter, from)).status).toBe(429);
  // a household has a whole /64 network
  expect((await post(1, "/api/contact", letter, from.replace(/1$/, "2"))).status).toBe(429);
  expect((await post(1, "/api/contact", letter, newClient())).status).toBe(200);
});
