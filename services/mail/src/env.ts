import { BaseEnv, BusEnv, MongoEnv, Secret } from "@hundeblick/kit/env";
import { EmailAddress } from "@hundeblick/proto/email-address";
import { z } from "zod";

const MailFrom = z
  .string()
  .max(200)
  .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, "must be an address, or a name with <an address>");
const unsetWhenEmpty = (value: unknown): unknown => (value === "" ? undefined : value);

export const Env = z.object({
  ...BaseEnv,
  ...MongoEnv,
  ...BusEnv,
  /** smtp:// or smtps://, with user and password in it where the server asks for them. */
  SMTP_URL: z.string().regex(/^smtps?:\/\//, "must start with smtp:// or smtps://"),
  MAIL_FROM: MailFrom,
  /** Where messages of the contact form go; without it they are only stored. */
  OPERATOR_EMAIL: z.preprocess(unsetWhenEmpty, EmailAddress.optional()),
  /** Last line of every mail: who is responsible. */
  OPERATOR_NAME: z.string().trim().min(1).max(200).default("Hundeblick"),
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  /**
   * Key of address hashes, confirmation links and unsubscribe links. Another key ends the old links and loses who
   * unsubscribed.
   */
  MAIL_KEY: Secret(32),
  /** How long one sender may keep a mail; above the 20 s an attempt may take. */
  MAIL_LEASE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
});
