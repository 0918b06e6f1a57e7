import * as operators from "@hundeblick/proto/http/admin/operators";
import * as passkeys from "@hundeblick/proto/http/admin/passkeys";
import {
  ConfirmBody,
  CookieSession,
  FinishSignInBody,
  SessionReply,
  SignInBody,
  SignInReply,
  TicketBody,
} from "@hundeblick/proto/http/admin/sign-in";
import { z } from "zod";
import type { ApiCalls } from "./call.ts";

const NewSession = z.union([CookieSession, SignInReply]);
const Name = z.object({ name: z.string() });
const done = (word: string) => z.object({ [word]: z.literal(true) });

/** Signing in, and managing operators. */
export const operatorCalls: ApiCalls = {
  "post /api/admin/auth/login": {
    summary: "A token; with X-Session: cookie a cookie. 401 second_factor_required with a ticket for the next step",
    body: SignInBody,
    reply: NewSession,
  },
  "post /api/admin/auth/login/passkey": {
    summary: "What the browser signs with a passkey",
    body: TicketBody,
    reply: passkeys.WebauthnOptions,
  },
  "post /api/admin/auth/login/finish": {
    summary: "Ends a sign-in by passkey or recovery code",
    body: FinishSignInBody,
    reply: NewSession,
  },
  "get /api/admin/auth/session": { summary: "The session of the cookie, or null", reply: SessionReply },
  "post /api/admin/auth/logout": { summary: "Ends the session", reply: done("signedOut") },
  "post /api/admin/auth/confirm/passkey": {
    summary: "What the browser signs to confirm",
    reply: passkeys.WebauthnOptions,
  },
  "post /api/admin/auth/confirm": {
    summary: "Confirms by password or passkey, for five minutes",
    body: ConfirmBody,
    reply: done("confirmed"),
  },
  "get /api/admin/operators": { summary: "Who may work here", reply: operators.OperatorsReply },
  "post /api/admin/operators": {
    summary: "A new operator, with the first password",
    body: operators.NewOperatorBody,
    reply: operators.NewOperatorReply,
    status: 201,
  },
  "post /api/admin/operators/me/password": {
    summary: "Another password; ends all other sessions",
    body: operators.PasswordBody,
    reply: NewSession,
  },
  "post /api/admin/operators/:id/disable": { summary: "Disables an operator", reply: done("disabled") },
  "post /api/admin/operators/:id/enable": { summary: "Enables an operator again", reply: done("enabled") },
  "get /api/admin/audit": { summary: "Who did what", query: operators.AuditQuery, reply: operators.AuditReply },
  "get /api/admin/operators/me/passkeys": { summary: "Own passkeys", reply: passkeys.PasskeysReply },
  "post /api/admin/operators/me/passkeys/options": {
    summary: "What the browser makes a passkey of",
    reply: passkeys.WebauthnOptions,
  },
  "post /api/admin/operators/me/passkeys": {
    summary: "A new passkey; recovery codes with the first one",
    body: passkeys.NewPasskeyBody,
    reply: passkeys.NewPasskeyReply,
    status: 201,
  },
  "put /api/admin/operators/me/passkeys/:id": { summary: "Renames one", body: passkeys.PasskeyNameBody, reply: Name },
  "delete /api/admin/operators/me/passkeys/:id": { summary: "Removes one", reply: done("removed") },
  "post /api/admin/operators/me/recovery-codes": { summary: "New recovery codes", reply: passkeys.RecoveryCodesReply },
  "put /api/admin/operators/sign-in-rules": {
    summary: "Whether everybody needs a passkey",
    body: passkeys.SignInRules,
    reply: passkeys.SignInRules,
  },
};
