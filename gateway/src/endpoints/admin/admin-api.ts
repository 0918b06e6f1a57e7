import { json, type RequestHandler, Router } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { jsonBodies } from "../../http/body.ts";
import { operatorOfToken } from "../../operators/session.ts";
import type { SignInDeps } from "../../operators/sign-in.ts";
import type { AdminRoute } from "./admin-route.ts";
import { operatorRoutes } from "./operators.route.ts";
import { signInHandler } from "./sign-in.route.ts";
import { callerOf } from "./bearer.ts";
import { signOutRoute } from "./sign-out.route.ts";

/** Everything below /api/admin: signing in is open, all the rest needs a session. A body is read only after the session was checked. */
export function adminApi(deps: SignInDeps, routes: readonly AdminRoute[]): RequestHandler {
  const router = Router();
  router.use((_req, res, next) => {
    res.set({ "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" });
    next();
  });
  router.post("/auth/login", jsonBodies(), signInHandler(deps));
  for (const route of [signOutRoute(deps), ...operatorRoutes(deps), ...routes])
    router[route.method](route.path, guarded(deps, route));
  router.use(async (req) => {
    await operatorOfToken(deps, callerOf(req));
    throw new AppError("not_found");
  });
  return router;
}

function guarded(deps: SignInDeps, { maxBytes, handle }: AdminRoute): RequestHandler {
  const readBody = maxBytes === undefined ? jsonBodies() : json({ limit: maxBytes, strict: true, inflate: false });
  return async (req, res) => {
    const operator = await operatorOfToken(deps, callerOf(req));
    await new Promise<void>((resolve, reject) => {
      readBody(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
    });
    await handle(req, res, operator);
  };
}
