import { BaseEnv, BusEnv, MongoEnv, optional, Secret } from "@hundeblick/kit/env";
import { EmailAddress } from "@hundeblick/proto/email-address";
import { z } from "zod";

const MailFrom = z
  .string()
  .max(200)
  .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, "must be an address, or a name with <an address>");

export const Env = z.object({
  ...BaseEnv,
  ...MongoEnv,
  ...BusEnv,
  /** smtp:// or smtps://, with user and password if required. */
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://"),
  MAIL_FROM: MailFrom,
  /** Recipient of contact messages; without it they are only stored. */
  OPERATOR_EMAIL: optional(EmailAddress),
  /** Imprint at the end of every mail. */
  OPERATOR_NAME: z.string().trim().min(1).max(200).default("Hundeblick"),
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  /** Key of address hashes and links. A new key invalidates old links and loses the list of unsubscribed addresses. */
  MAIL_KEY: Secret(32),
  /** Lease of a mail; longer than the 20 s an attempt may take. */
  MAIL_LEASE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
});
export type Env = z.output<typeof Env>;
