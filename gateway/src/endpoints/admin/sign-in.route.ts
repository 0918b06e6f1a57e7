import type { Request, RequestHandler } from "express";
import { toAppError } from "@hundeblick/kit/errors";
import { ConfirmBody, FinishSignInBody, SignInBody, TicketBody } from "@hundeblick/proto/http/admin/sign-in";
import { bodyOf } from "../../http/body.ts";
import { visitorOf } from "../../http/visitor.ts";
import { audited } from "../../domain/operators/audited.ts";
import { askToConfirm, confirm } from "../../domain/operators/confirm.ts";
import { askForPasskey } from "../../domain/operators/second-factor.ts";
import { signedInBy } from "../../domain/operators/session.ts";
import { finishSignIn, type Place, signIn, type SignInDeps } from "../../domain/operators/sign-in.ts";
import type { AdminRoute } from "./admin-route.ts";
import { aboutSession, giveSession } from "./give-session.ts";
import { clearSessionCookie, cookieOf } from "./session-cookie.ts";
import { assertionOf } from "./webauthn-response.ts";

export const placeOf = (req: Request): Place => ({
  address: visitorOf(req).client,
  browserToken: cookieOf(req, "admin-browser"),
});

/** The calls of the admin area that need no session. */
export const openSignInRoutes = (
  deps: SignInDeps,
): { method: "get" | "post"; path: string; handle: RequestHandler }[] => [
  {
    method: "post",
    path: "/auth/login",
    async handle(req, res) {
      await giveSession(deps, req, res, await signIn(deps, { ...bodyOf(req, SignInBody), ...placeOf(req) }));
    },
  },
  {
    method: "post",
    path: "/auth/login/passkey",
    async handle(req, res) {
      res.json(await askForPasskey(deps, bodyOf(req, TicketBody).ticket));
    },
  },
  {
    method: "post",
    path: "/auth/login/finish",
    async handle(req, res) {
      const { ticket, ...proof } = bodyOf(req, FinishSignInBody);
      const read = "passkey" in proof ? { passkey: assertionOf(proof.passkey) } : proof;
      await giveSession(deps, req, res, await finishSignIn(deps, ticket, read));
    },
  },
  {
    method: "get",
    path: "/auth/session",
    async handle(req, res) {
      const token = cookieOf(req, "admin-session");
      const signedIn =
        token === undefined
          ? undefined
          : await signedInBy(deps, { token, isUnattended: true }).catch((thrown: unknown) => {
              if (toAppError(thrown).code !== "session_expired") throw thrown;
            });
      res.json({ session: token && signedIn ? await aboutSession(deps, token, signedIn.operator) : null });
    },
  },
];

/** Calls about the own session. */
export const sessionRoutes = (deps: SignInDeps): AdminRoute[] => [
  {
    method: "post",
    path: "/auth/logout",
    isOpenBeforePasskey: true,
    async handle(req, res, operator, { tokenHash }) {
      await audited(deps.audit, { operatorId: operator.id, action: "sign-out", subject: "" }, async () => ({
        result: await deps.sessions.end(tokenHash),
      }));
      clearSessionCookie(req, res);
      res.json({ signedOut: true });
    },
  },
  {
    method: "post",
    path: "/auth/confirm/passkey",
    async handle(_req, res, _operator, signedIn) {
      res.json(await askToConfirm(deps, signedIn));
    },
  },
  {
    method: "post",
    path: "/auth/confirm",
    isOpenBeforePasskey: true,
    async handle(req, res, operator, signedIn) {
      const proof = bodyOf(req, ConfirmBody);
      const read = "passkey" in proof ? { passkey: assertionOf(proof.passkey) } : proof;
      await audited(deps.audit, { operatorId: operator.id, action: "confirm", subject: "" }, async () => ({
        result: await confirm(deps, signedIn, read, placeOf(req)),
        fields: ["passkey" in read ? "passkey" : "password"],
      }));
      res.json({ confirmed: true });
    },
  },
];
