import type { Bus } from "@hundeblick/kit/bus";
import { ClickBody } from "@hundeblick/proto/http/tracking";
import { recordClick } from "@hundeblick/proto/rpc/tracking";
import type { Limits } from "../domain/ports.ts";
import { bodyOf } from "../http/body.ts";
import { trackedClient } from "../http/tracked-client.ts";
import type { Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";

/** POST /api/track/click: a visitor followed a product link. */
export const trackClickRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route => ({
  method: "post",
  path: "/api/track/click",
  async handle(req, res) {
    const click = bodyOf(req, ClickBody);
    await limits.take("click", visitorOf(req).client);
    res.json(await bus.call(recordClick, { click, client: trackedClient(req) }));
  },
});
