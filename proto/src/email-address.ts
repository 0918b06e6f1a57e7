import { z } from "zod";

/** A valid recipient: one line, one @, a domain with a dot, at most 254 characters; the domain in lower case. */
export const EmailAddress = z
  .string()
  .max(254)
  .trim()
  .refine((value) => !/[\r\n\0<>,;"]/.test(value), "not an e-mail address")
  .pipe(z.email());
export type EmailAddress = z.infer<typeof EmailAddress>;
