import { z } from "zod";

export const SignInBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});
export type SignInBody = z.infer<typeof SignInBody>;

/** Says `1` on a call that a page makes by itself, with nobody at it for a minute: it does not keep the session alive. */
export const UNATTENDED_HEADER = "X-Unattended";

/** `token` goes into the Authorization header of every later call: `Bearer <token>`. */
export const SignInReply = z.object({ token: z.string().min(1), email: z.string().min(1) });
export type SignInReply = z.infer<typeof SignInReply>;
