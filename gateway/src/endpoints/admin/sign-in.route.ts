import type { Request } from "express";
import { toAppError } from "@hundeblick/kit/errors";
import {
  ConfirmBody,
  FinishSignInBody,
  SignInBody,
  TicketBody,
  UNATTENDED_HEADER,
} from "@hundeblick/proto/http/admin/sign-in";
import { bodyOf } from "../../http/body.ts";
import { visitorOf } from "../../http/visitor.ts";
import { askToConfirm, confirm } from "../../domain/operators/confirm.ts";
import { askForPasskey } from "../../domain/operators/second-factor.ts";
import { signedInBy } from "../../domain/operators/session.ts";
import { finishSignIn, type Place, signIn, type SignInDeps } from "../../domain/operators/sign-in.ts";
import * as open from "../../http/route.ts";
import type { Route } from "../../http/route.ts";
import { type AdminRoute, post } from "./admin-route.ts";
import { aboutSession, giveSession } from "./give-session.ts";
import { clearSessionCookie, cookieOf } from "./session-cookie.ts";
import { assertionOf } from "./webauthn-response.ts";

export const placeOf = (req: Request): Place => ({
  address: visitorOf(req).client,
  browserToken: cookieOf(req, "admin-browser"),
});

/** The calls of the admin area that need no session. */
export const openSignInRoutes = (deps: SignInDeps): Route[] => [
  open.post("/auth/login", async (req, res) =>
    giveSession(deps, req, res, await signIn(deps, { ...bodyOf(req, SignInBody), ...placeOf(req) })),
  ),
  open.post("/auth/login/passkey", (req) => askForPasskey(deps, bodyOf(req, TicketBody).ticket)),
  open.post("/auth/login/finish", async (req, res) => {
    const { ticket, ...proof } = bodyOf(req, FinishSignInBody);
    const read = "passkey" in proof ? { passkey: assertionOf(proof.passkey) } : proof;
    return giveSession(deps, req, res, await finishSignIn(deps, ticket, read, placeOf(req)));
  }),
  open.get("/auth/session", async (req) => {
    const token = cookieOf(req, "admin-session");
    const signedIn =
      token === undefined
        ? undefined
        : await signedInBy(deps, { token, isUnattended: req.get(UNATTENDED_HEADER) !== "0" }).catch(
            (thrown: unknown) => {
              if (toAppError(thrown).code !== "session_expired") throw thrown;
            },
          );
    return { session: token && signedIn ? await aboutSession(deps, token, signedIn.operator) : null };
  }),
];

/** Calls about the own session. */
export const sessionRoutes = (deps: SignInDeps): AdminRoute[] => [
  post(
    "/auth/logout",
    async ({ req, res, signedIn: { tokenHash }, audited }) => {
      // the cookie is kept until then, so that signing out can be repeated
      await deps.sessions.end(tokenHash);
      clearSessionCookie(req, res);
      // the session has ended, whether or not the audit log can be written
      await audited({ action: "sign-out" }, () => Promise.resolve()).catch(deps.audit.failed);
      return { signedOut: true };
    },
    { isOpenBeforePasskey: true },
  ),
  post("/auth/confirm/passkey", ({ signedIn }) => askToConfirm(deps, signedIn)),
  post(
    "/auth/confirm",
    async ({ req, signedIn, audited }) => {
      const proof = bodyOf(req, ConfirmBody);
      const read = "passkey" in proof ? { passkey: assertionOf(proof.passkey) } : proof;
      await audited(
        { action: "confirm" },
        () => confirm(deps, signedIn, read, placeOf(req)),
        () => ["passkey" in read ? "passkey" : "password"],
      );
      return { confirmed: true };
    },
    { isOpenBeforePasskey: true },
  ),
];
