import { z } from "zod";

/** An address we may write to: one line, one @, a domain with a dot, at most 254 characters; lower-cased domain. */
export const EmailAddress = z
  .string()
  .max(254)
  .trim()
  .refine((value) => !/[\r\n\0<>,;"]/.test(value), "not an e-mail address")
  .pipe(z.email());
export type EmailAddress = z.infer<typeof EmailAddress>;
