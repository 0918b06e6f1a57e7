import type { Bus } from "@hundeblick/kit/bus";
import { newestClaims } from "../domain/claims.ts";
import { get, type Route } from "../http/route.ts";

/** GET /api/claims: counted figures, testimonials and the reviewer. */
export function claimsRoute({ bus, now = Date.now }: { bus: Pick<Bus, "call">; now?: () => number }): Route {
  const claims = newestClaims(bus, now);
  return get("/api/claims", async (_req, res) => {
    res.set("Cache-Control", "public, max-age=60").json(await claims());
  });
}
