import type { Bus } from "@hundeblick/kit/bus";
import type { ClaimsReply } from "@hundeblick/proto/http/claims";
import { claims } from "@hundeblick/proto/rpc/catalogue";
import { askEachMinute } from "../http/ask-each-minute.ts";
import type { Route } from "../http/route.ts";

/** GET /api/claims: edited figures of the home page. The page keeps its own without any, or while catalogue is away. */
export function claimsRoute({ bus, now = Date.now }: { bus: Pick<Bus, "call">; now?: () => number }): Route {
  const ask = async (): Promise<ClaimsReply> => {
    const found = await bus.call(claims, {});
    return { claims: found.edited ? found.claims : null };
  };
  const newest = askEachMinute(ask, { claims: null }, now);
  return {
    method: "get",
    path: "/api/claims",
    async handle(_req, res) {
      res.set("Cache-Control", "public, max-age=60").json(await newest());
    },
  };
}
