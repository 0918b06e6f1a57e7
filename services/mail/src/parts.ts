import { mongoDeadLetters } from "@hundeblick/kit/dead-letters";
import type { Log } from "@hundeblick/kit/log";
import type { Mongo } from "@hundeblick/kit/mongo";
import { keysFrom } from "./adapters/keys.ts";
import { mongoStores } from "./adapters/mongo/stores.ts";
import { smtpMailer } from "./adapters/smtp/mailer.ts";
import { deliverMails } from "./domain/deliver-mails.ts";
import { composeMail } from "./domain/contents/compose-mail.ts";
import type { Env } from "./env.ts";

type Connected = { env: Env; mongo: Pick<Mongo, "connection">; log: Log };
export type MailParts = Awaited<ReturnType<typeof mailParts>>;

/** Wires the service's parts, with the indexes in place. */
export async function mailParts({ env, mongo: { connection }, log }: Connected) {
  const now = () => new Date();
  const stores = await mongoStores(connection, now);
  const deadLetters = await mongoDeadLetters(connection);
  const keys = keysFrom(env.MAIL_KEY);
  const site = { publicUrl: env.PUBLIC_URL, operatorName: env.OPERATOR_NAME };
  const mailer = smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });
  const delivery = {
    outbox: stores.outbox,
    mailer,
    compose: (mail: Parameters<typeof composeMail>[1]) => composeMail({ site, keys, messages: stores.messages }, mail),
    leaseMs: env.MAIL_LEASE_SECONDS * 1_000,
    now,
    report: (delivered: Parameters<Parameters<typeof deliverMails>[0]["report"]>[0]) =>
      log[delivered.state === "dead" ? "error" : delivered.state === "sent" ? "info" : "warn"](
        delivered,
        `mail is ${delivered.state}`,
      ),
  };
  return {
    ...stores,
    now,
    keys,
    mailer,
    mailServer: new URL(env.SMTP_URL).host,
    messageDomain: env.MAIL_FROM.replace(/^.*@|>$/g, ""),
    operatorEmail: env.OPERATOR_EMAIL,
    deadLetters,
    deliver: (isStopping: () => boolean) => deliverMails(delivery, isStopping),
    figures: { ...stores.figures, "bus.dead_letters.kept": () => deadLetters.count() },
  };
}
