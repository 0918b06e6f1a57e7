import type { Bus } from "@hundeblick/kit/bus";
import { TrackEventBody } from "@hundeblick/proto/http/tracking";
import { recordEvent } from "@hundeblick/proto/rpc/tracking";
import type { Limits } from "../domain/ports.ts";
import { bodyOf } from "../http/body.ts";
import { trackedClient } from "../http/tracked-client.ts";
import type { Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";

/** POST /api/track/event: milestones only the browser knows. */
export const trackEventRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route => ({
  method: "post",
  path: "/api/track/event",
  async handle(req, res) {
    const event = bodyOf(req, TrackEventBody);
    await limits.take("event", visitorOf(req).client);
    res.json(await bus.call(recordEvent, { event, client: trackedClient(req) }));
  },
});
