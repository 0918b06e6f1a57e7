import { z } from "zod";

export const SignInBody = z.strictObject({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) });
export type SignInBody = z.infer<typeof SignInBody>;

/** `token` goes into the Authorization header of every later call: `Bearer <token>`. */
export const SignInReply = z.object({ token: z.string().min(1), email: z.string().min(1) });
export type SignInReply = z.infer<typeof SignInReply>;
