import { type RequestHandler, Router } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { jsonBodies } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import { mustRegister } from "../../domain/operators/passkeys.ts";
import { assertConfirmed, type SignedIn, signedInBy } from "../../domain/operators/session.ts";
import type { SignInDeps } from "../../domain/operators/sign-in.ts";
import { noStore } from "../../http/no-store.ts";
import { handlerOf } from "../../http/route.ts";
import type { AdminRoute } from "./admin-route.ts";
import { callerOf } from "./caller.ts";
import { operatorRoutes } from "./operators.route.ts";
import { passkeyRoutes } from "./passkeys.route.ts";
import { openSignInRoutes, sessionRoutes } from "./sign-in.route.ts";

/** Calls about operators: sessions, passkeys and access. */
export const ownRoutes = (deps: SignInDeps): AdminRoute[] => [
  ...sessionRoutes(deps),
  ...operatorRoutes(deps),
  ...passkeyRoutes(deps),
];

/** Everything below /api/admin: only signing in is public. A body is read only after the session was checked. */
export function adminApi(deps: SignInDeps, routes: readonly AdminRoute[]): RequestHandler {
  const router = Router();
  router.use(noStore);
  for (const route of openSignInRoutes(deps)) router[route.method](route.path, jsonBodies(), handlerOf(route));
  for (const route of [...ownRoutes(deps), ...routes]) router[route.method](route.path, guarded(deps, route));
  router.use(async (req) => {
    await signedInBy(deps, callerOf(req));
    throw new AppError("not_found");
  });
  return router;
}

function guarded(deps: SignInDeps, route: AdminRoute): RequestHandler {
  const { maxBytes, handle } = route;
  const readBody = jsonBodies(maxBytes);
  return async (req, res) => {
    const signedIn = await signedInBy(deps, callerOf(req));
    await assertAllowed(deps, route, signedIn);
    await new Promise<void>((resolve, reject) => {
      readBody(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
    });
    const { operator } = signedIn;
    const reply = await handle({
      req,
      res,
      operator,
      signedIn,
      audited: ({ action, subject = "" }, ...run) =>
        audited(deps.audit, { operatorId: operator.id, action, subject }, ...run),
    });
    if (reply) res.json(reply);
  };
}

async function assertAllowed(
  { rules, now }: SignInDeps,
  { isConfirmed, isOpenBeforePasskey }: AdminRoute,
  { operator, session }: SignedIn,
): Promise<void> {
  if (!isOpenBeforePasskey && (await mustRegister(rules, operator))) throw new AppError("passkey_required");
  if (isConfirmed) assertConfirmed(session, now());
}
