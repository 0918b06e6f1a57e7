import type { Bus } from "@hundeblick/kit/bus";
import { TrackEventBody } from "@hundeblick/proto/http/tracking";
import { recordEvent } from "@hundeblick/proto/rpc/tracking";
import type { Limits } from "../domain/ports.ts";
import { bodyOf } from "../http/body.ts";
import { trackedClient } from "../http/tracked-client.ts";
import { post, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";

/** POST /api/track/event: milestones only the browser knows. */
export const trackEventRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route =>
  post("/api/track/event", async (req) => {
    const event = bodyOf(req, TrackEventBody);
    await limits.take("event", visitorOf(req).client);
    return bus.call(recordEvent, { event, client: trackedClient(req) });
  });
