import { memoryDeadLetters, testBus, testPrefix } from "@hundeblick/kit/testing";
import type { Connection } from "mongoose";
import { keysFrom } from "../../src/adapters/keys.ts";
import { mailModels, mongoStores } from "../../src/adapters/mongo/stores.ts";
import { smtpMailer } from "../../src/adapters/smtp/mailer.ts";
import { deliverMails, type Delivered } from "../../src/domain/deliver-mails.ts";
import { composeMail } from "../../src/domain/contents/compose-mail.ts";
import { serveMail } from "../../src/service.ts";

export const SITE = { publicUrl: "https://hundeblick.example", operatorName: "Hundeblick" };
export const LEASE_MS = 60_000;

/** The service's parts on one database and one mail server, with a manual clock. */
export async function mailParts(connection: Connection, smtpUrl: string) {
  const clock = { now: new Date() };
  const now = () => clock.now;
  const stores = await mongoStores(connection, now);
  const keys = keysFrom("0123456789abcdef0123456789abcdef");
  const delivered: Delivered[] = [];
  const deps = {
    ...stores,
    keys,
    messageDomain: "hundeblick.example",
    operatorEmail: "operator@hundeblick.example",
    now,
  };
  const mailer = smtpMailer({ url: smtpUrl, from: "Hundeblick <post@hundeblick.example>" });
  const compose = (mail: Parameters<typeof composeMail>[1]) =>
    composeMail({ site: SITE, keys, messages: stores.messages }, mail);
  const deliver = () =>
    deliverMails(
      {
        outbox: stores.outbox,
        mailer,
        compose,
        leaseMs: LEASE_MS,
        now,
        report: (one) => {
          delivered.push(one);
        },
      },
      () => false,
    );
  const later = (ms: number): void => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { clock, later, models: mailModels(connection), deps, keys, delivered, deliver };
}

/** The service on the real bus, and a caller of it. */
export async function startMailService({ deps }: Pick<Awaited<ReturnType<typeof mailParts>>, "deps">) {
  const prefix = testPrefix();
  const [service, caller] = [await testBus("mail", prefix), await testBus("caller", prefix)];
  await serveMail(service, {
    ...deps,
    mailer: { send: async () => ({ outcome: "sent" }) },
    mailServer: "127.0.0.1:25",
    deadLetters: memoryDeadLetters(),
  });
  return {
    caller,
    async close() {
      await caller.close();
      await service.close();
    },
  };
}
