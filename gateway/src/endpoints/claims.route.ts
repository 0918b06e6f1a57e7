import type { Bus } from "@hundeblick/kit/bus";
import type { ClaimsReply } from "@hundeblick/proto/http/claims";
import { claims } from "@hundeblick/proto/rpc/catalogue";
import type { Route } from "../http/route.ts";

const KEPT_MS = 60_000;

/** GET /api/claims: edited figures of the home page, asked of the catalogue once a minute. Without any, or while it is away, the page keeps its own. */
export function claimsRoute({ bus, now = Date.now }: { bus: Pick<Bus, "call">; now?: () => number }): Route {
  let kept: { until: number; reply: Promise<ClaimsReply> } | undefined;
  const ask = async (): Promise<ClaimsReply> => {
    const found = await bus.call(claims, {});
    return { claims: found.edited ? found.claims : null };
  };
  return {
    method: "get",
    path: "/api/claims",
    async handle(_req, res) {
      if (!kept || kept.until <= now()) kept = { until: now() + KEPT_MS, reply: ask().catch(() => ({ claims: null })) };
      res.set("Cache-Control", "public, max-age=60").json(await kept.reply);
    },
  };
}
