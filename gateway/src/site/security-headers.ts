import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Site } from "./site-files.ts";

export type PolicyOptions = {
  /** Further origins pictures may come from, e.g. a marketplace's picture server. */
  imageOrigins: readonly string[];
  /** Further origins the page may talk to, e.g. a Sentry-compatible server. */
  connectOrigins: readonly string[];
};

type Part = (req: IncomingMessage, res: ServerResponse) => string;
const policyHeaders = (script: Part, style: Part, { imageOrigins, connectOrigins }: PolicyOptions): RequestHandler => helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": ["'self'", script],
      "script-src-attr": ["'none'"],
      "style-src": ["'self'", style],
      // prerendered pages carry React's `style` attributes; an attribute can load nothing the other rules do not allow
      "style-src-attr": ["'unsafe-inline'"],
      "img-src": ["'self'", "data:", "blob:", ...imageOrigins],
      "media-src": ["'self'", "blob:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'", ...connectOrigins],
      "worker-src": ["'self'"],
      "manifest-src": ["'self'"],
      "form-action": ["'self'"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "frame-ancestors": ["'none'"],
    },
  },
  frameguard: { action: "deny" },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  crossOriginOpenerPolicy: { policy: "same-origin" },
  strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: false },
}) as RequestHandler;

const FEATURES = "camera=(), microphone=(), geolocation=(), payment=(), usb=()";

/** Headers of every answer; pages of the site run only scripts from files and those the build wrote into them. */
export function securityHeaders(site: Site, options: PolicyOptions): RequestHandler {
  const protect = policyHeaders(() => site.inline().scripts.join(" "), () => site.inline().styles.join(" "), options);
  return (req, res, next) => {
    res.set("Permissions-Policy", FEATURES);
    protect(req, res, next);
  };
}

/** The admin area's component library writes style elements while it runs, and shows pictures of marketplaces. */
export const adminHeaders = (site: Site, options: PolicyOptions): RequestHandler =>
  policyHeaders(() => site.inline().scripts.join(" "), () => "'unsafe-inline'", { ...options, imageOrigins: ["https:"] });
