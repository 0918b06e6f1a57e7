import { z } from "zod";
import { WebauthnResponse } from "./passkeys.ts";

export const SignInBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});
export type SignInBody = z.infer<typeof SignInBody>;

/**
 * Says `1` on a call that a page makes by itself, with nobody at it for a minute: it does not keep the session alive.
 */
export const UNATTENDED_HEADER = "X-Unattended";
/**
 * Says `cookie` on a sign-in whose session shall be a cookie no script can read; without it the reply holds a token.
 */
export const SESSION_HEADER = "X-Session";
/** Holds the session's `csrfToken` on every call with the cookie that is not a GET. */
export const CSRF_HEADER = "X-CSRF-Token";

/** `token` goes into the Authorization header of every later call: `Bearer <token>`. */
export const SignInReply = z.object({ token: z.string().min(1), email: z.string().min(1) });
export type SignInReply = z.infer<typeof SignInReply>;

/** A session that the browser keeps as a cookie. */
export const CookieSession = z.object({
  email: z.string().min(1),
  csrfToken: z.string().min(1),
  /** Seconds until it ends unless somebody does something. */
  endsInSeconds: z.number().min(0),
  /** True when nothing but registering a passkey is allowed. */
  needsPasskey: z.boolean(),
});
export type CookieSession = z.infer<typeof CookieSession>;

/** Reply of GET /api/admin/auth/session: the session of the cookie, null when there is none. */
export const SessionReply = z.object({ session: CookieSession.nullable() });

/** Details of `second_factor_required`. `origin`: where passkeys work, empty where there is no such address. */
export const SecondFactorDetails = z.object({
  ticket: z.string(),
  origin: z.string(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactorDetails = z.infer<typeof SecondFactorDetails>;

const Ticket = z.string().min(1).max(100);
/** Body of POST /api/admin/auth/login/passkey; the reply is what the browser signs. */
export const TicketBody = z.strictObject({ ticket: Ticket });
/** Body of POST /api/admin/auth/login/finish: exactly one of both. The reply is that of a sign-in. */
export const FinishSignInBody = z.union([
  z.strictObject({ ticket: Ticket, passkey: WebauthnResponse }),
  z.strictObject({ ticket: Ticket, recoveryCode: z.string().min(1).max(100) }),
]);
export type FinishSignInBody = z.infer<typeof FinishSignInBody>;

/** Body of POST /api/admin/auth/confirm: exactly one of both. */
export const ConfirmBody = z.union([
  z.strictObject({ password: z.string().min(1).max(200) }),
  z.strictObject({ passkey: WebauthnResponse }),
]);
export type ConfirmBody = z.infer<typeof ConfirmBody>;
