import type { Bus } from "@hundeblick/kit/bus";
import { ClickBody } from "@hundeblick/proto/http/tracking";
import { recordClick } from "@hundeblick/proto/rpc/tracking";
import type { Limits } from "../domain/ports.ts";
import { bodyOf } from "../http/body.ts";
import { trackedClient } from "../http/tracked-client.ts";
import { post, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";

/** POST /api/track/click: a visitor followed a product link. */
export const trackClickRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route =>
  post("/api/track/click", async (req) => {
    const click = bodyOf(req, ClickBody);
    await limits.take("click", visitorOf(req).client);
    return bus.call(recordClick, { click, client: trackedClient(req) });
  });
