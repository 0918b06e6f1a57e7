import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { InlineHashes, Site } from "./site-files.ts";

export type PolicyOptions = {
  /** Further origins of pictures, e.g. a marketplace's picture server. */
  imageOrigins: readonly string[];
  /** Further origins the page may connect to, e.g. a Sentry-compatible server. */
  connectOrigins: readonly string[];
  /** HSTS for subdomains: only if all of them have https. */
  hstsSubdomains?: boolean;
};

type Headers = Map<string, string>;
/** Helmet's headers, computed once: computing them per reply took a tenth of a short one. */
function policyHeaders(
  script: string,
  style: string,
  { imageOrigins, connectOrigins, hstsSubdomains = false }: PolicyOptions,
): Headers {
  const said: Headers = new Map();
  const listener = { setHeader: (name: string, value: string) => said.set(name, value), removeHeader: () => undefined };
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", script],
        "script-src-attr": ["'none'"],
        "style-src": ["'self'", style],
        // prerendered pages have React's `style` attributes, which can load nothing the other rules do not allow
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
        // the only policy is web-kit/src/trusted-types.ts
        "require-trusted-types-for": ["'script'"],
        "trusted-types": ["default"],
      },
    },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: hstsSubdomains },
  })({} as IncomingMessage, listener as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return said;
}

/** The headers of this build, whose inline scripts have their own hashes. */
function perBuild(site: Site, make: (inline: InlineHashes) => Headers): RequestHandler {
  let of: InlineHashes | undefined;
  let headers: Headers = new Map();
  return (_req, res, next) => {
    const inline = site.inline();
    if (inline !== of) [of, headers] = [inline, make(inline)];
    res.setHeaders(headers);
    next();
  };
}

/** Permissions: only the camera, to take a photo by an outline. */
const FEATURES = "camera=(self), microphone=(), geolocation=(), payment=(), usb=()";

/** Headers of every reply; scripts run only from files and those the build wrote into the pages. */
export const securityHeaders = (site: Site, options: PolicyOptions): RequestHandler =>
  perBuild(site, ({ scripts, styles }) =>
    policyHeaders(scripts.join(" "), styles.join(" "), options).set("Permissions-Policy", FEATURES),
  );

/** The admin area's component library inserts style elements, and it shows pictures of marketplaces. */
export const adminHeaders = (site: Site, options: PolicyOptions): RequestHandler =>
  perBuild(site, ({ scripts }) =>
    policyHeaders(scripts.join(" "), "'unsafe-inline'", { ...options, imageOrigins: ["https:"] }),
  );
