import { z } from "zod";
import { WebauthnResponse } from "./passkeys.ts";

export const SignInBody = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});
export type SignInBody = z.infer<typeof SignInBody>;

/** `1`: a background call of an idle page, which does not extend the session; `0`: reading the session extends it. */
export const UNATTENDED_HEADER = "X-Unattended";
/** `cookie` requests a session in an HttpOnly cookie; otherwise the reply holds a token. */
export const SESSION_HEADER = "X-Session";
/** The session's `csrfToken`, required with the cookie for all methods but GET. */
export const CSRF_HEADER = "X-CSRF-Token";

/** `token` is sent as `Authorization: Bearer <token>`. */
export const SignInReply = z.object({ token: z.string().min(1), email: z.string().min(1) });
export type SignInReply = z.infer<typeof SignInReply>;

/** A session in a cookie. */
export const CookieSession = z.object({
  email: z.string().min(1),
  csrfToken: z.string().min(1),
  /** Seconds until an idle session ends. */
  endsInSeconds: z.number().min(0),
  /** True when only registering a passkey is allowed. */
  needsPasskey: z.boolean(),
});
export type CookieSession = z.infer<typeof CookieSession>;

/** Reply of GET /api/admin/auth/session: the session of the cookie, or null. */
export const SessionReply = z.object({ session: CookieSession.nullable() });

/** Details of `second_factor_required`. `origin`: where passkeys work, or empty. */
export const SecondFactorDetails = z.object({
  ticket: z.string(),
  origin: z.string(),
  recoveryCodesLeft: z.number(),
});
export type SecondFactorDetails = z.infer<typeof SecondFactorDetails>;

const Ticket = z.string().min(1).max(100);
/** Body of POST /api/admin/auth/login/passkey; replies with what the browser signs. */
export const TicketBody = z.strictObject({ ticket: Ticket });
/** Body of POST /api/admin/auth/login/finish: exactly one of both. Replies like a sign-in. */
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
