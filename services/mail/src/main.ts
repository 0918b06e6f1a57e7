import { connectBus } from "@hundeblick/kit/bus";
import { mongoDeadLetters, serveDeadLetters } from "@hundeblick/kit/dead-letters";
import { connectMongo } from "@hundeblick/kit/mongo";
import { startProcess } from "@hundeblick/kit/process";
import { serveStatus } from "@hundeblick/kit/status";
import { mailContract } from "@hundeblick/proto/rpc/mail";
import { keysFrom } from "./adapters/keys.ts";
import { mongoStores } from "./adapters/mongo/stores.ts";
import { smtpMailer } from "./adapters/smtp/mailer.ts";
import { deliveryLoop } from "./delivery-loop.ts";
import { deliverMails } from "./domain/deliver-mails.ts";
import { composeLetter } from "./domain/letters/compose-letter.ts";
import { sweep } from "./domain/sweep.ts";
import { orderForgotten } from "./domain/take-message.ts";
import { collectAddressEndpoint } from "./endpoints/collect-address.rpc.ts";
import { alertOperatorsEndpoint } from "./endpoints/alert-operators.rpc.ts";
import { confirmNewsletterEndpoint } from "./endpoints/confirm-newsletter.rpc.ts";
import { subscribeEvents } from "./endpoints/subscribe-events.ts";
import { operatorEmails } from "./endpoints/operator-emails.rpc.ts";
import { orderFollowUpEndpoint } from "./endpoints/order-follow-up.rpc.ts";
import { sendContactEndpoint } from "./endpoints/send-contact.rpc.ts";
import { unsubscribeEndpoint } from "./endpoints/unsubscribe.rpc.ts";
import { testMailEndpoint } from "./endpoints/test-mail.rpc.ts";
import { Env } from "./env.ts";

const DELIVER_MS = 1_000;
const ORDER_FORGOTTEN_MS = 60_000;
const SWEEP_MS = 3_600_000;

const { env, log, app } = startProcess("mail", Env);

const mongo = app.use(await connectMongo(env, { database: "hundeblick_mail", log }));
const bus = app.use(await connectBus(env, { name: "mail", log }));

const now = () => new Date();
const stores = await mongoStores(mongo.connection, now);
const deadLetters = await mongoDeadLetters(mongo.connection);
const keys = keysFrom(env.MAIL_KEY);
const site = { publicUrl: env.PUBLIC_URL, operatorName: env.OPERATOR_NAME };
const deps = {
  ...stores,
  keys,
  messageDomain: env.MAIL_FROM.replace(/^.*@|>$/g, ""),
  operatorEmail: env.OPERATOR_EMAIL,
  now,
};
if (!env.OPERATOR_EMAIL) log.warn("OPERATOR_EMAIL is not set: messages of the contact form are stored, nobody is told");

const mailer = smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM });

await bus.serve(mailContract, {
  collect: collectAddressEndpoint(deps),
  followUp: orderFollowUpEndpoint(deps),
  contact: sendContactEndpoint(deps),
  confirm: confirmNewsletterEndpoint(deps),
  unsubscribe: unsubscribeEndpoint(deps),
  ...operatorEmails(deps),
  alert: alertOperatorsEndpoint(deps),
  test: testMailEndpoint({ mailer, messageDomain: deps.messageDomain, mailServer: new URL(env.SMTP_URL).host }),
});
await subscribeEvents(bus, { ...deps, deadLetters });
await serveDeadLetters({ bus, service: "mail", deadLetters });
const figures = { ...stores.figures, "bus.dead_letters.kept": () => deadLetters.count() };
await serveStatus({ app, bus, service: "mail", figures });

deliveryLoop(app, DELIVER_MS, (isStopping) =>
  deliverMails(
    {
      outbox: stores.outbox,
      mailer,
      compose: (mail) => composeLetter({ site, keys, messages: stores.messages }, mail),
      leaseMs: env.MAIL_LEASE_SECONDS * 1_000,
      now,
      report: (delivered) =>
        log[delivered.state === "dead" ? "error" : delivered.state === "sent" ? "info" : "warn"](
          delivered,
          `mail is ${delivered.state}`,
        ),
    },
    isStopping,
  ),
);
app.every(ORDER_FORGOTTEN_MS, "order forgotten messages", () => orderForgotten(deps));
app.every(SWEEP_MS, "sweep mails", () => sweep(deps));
await app.ready(env.HEALTH_PORT, env.HEALTH_HOST);
