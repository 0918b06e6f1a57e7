import express, { type Express, type RequestHandler } from "express";
import { AppError } from "@hundeblick/kit/errors";
import type { Log } from "@hundeblick/kit/log";
import { errorHandler } from "./http/error-handler.ts";
import { jsonBodies } from "./http/body.ts";
import { logRequests } from "./http/log-requests.ts";
import { noStore } from "./http/no-store.ts";
import { ADMIN_API, observeRequests } from "./http/observe-requests.ts";
import { plainBodies } from "./http/plain-bodies.ts";
import { handlerOf, type Route } from "./http/route.ts";
import { identifyVisitor } from "./http/visitor.ts";
import { adminSite, onlyOnHost } from "./http/site/admin-site.ts";
import { publicSite } from "./http/site/public-site.ts";
import { securityTxt } from "./http/site/security-txt.ts";
import { sharePhoto } from "./http/site/share-photo.ts";
import { adminHeaders, type PolicyOptions, securityHeaders } from "./http/site/security-headers.ts";
import type { Site } from "./http/site/site-files.ts";

export type AppOptions = {
  log: Log;
  routes: readonly Route[];
  /** Everything below /api/admin, with its own body parser; optional. */
  adminApi?: RequestHandler;
  site: Site;
  adminSite: Site;
  adminHost: string | undefined;
  policy: PolicyOptions;
  /** Exact number of proxies in front; with a wrong number clients could spoof their address. */
  trustProxyHops: number;
};

/** The HTTP application: visitor, limits, API, both sites, error handler. */
export function createApp({
  log,
  routes,
  adminApi,
  site,
  adminSite: admin,
  adminHost,
  policy,
  trustProxyHops,
}: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", trustProxyHops);
  app.set("query parser", "simple");

  app.use(observeRequests, identifyVisitor, logRequests(log), securityHeaders(site, policy), plainBodies);
  app.use(["/admin", ADMIN_API], onlyOnHost(adminHost), adminHeaders(admin, policy));
  if (adminApi) app.use(ADMIN_API, adminApi);
  app.use("/api", noStore, jsonBodies());
  for (const route of routes) app[route.method](route.path, handlerOf(route));
  app.use("/api", () => {
    throw new AppError("not_found");
  });
  app.get("/.well-known/security.txt", securityTxt(site));
  app.post("/share-photo", sharePhoto);
  app.use("/admin", adminSite(admin));
  app.use(publicSite(site));
  app.use(() => {
    throw new AppError("not_found");
  });
  app.use(errorHandler(log));
  return app;
}
