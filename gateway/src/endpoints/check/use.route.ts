import type { Bus } from "@hundeblick/kit/bus";
import { CheckUseBody } from "@hundeblick/proto/http/check-use";
import { recordCheckUse } from "@hundeblick/proto/rpc/tracking";
import type { Limits } from "../../domain/ports.ts";
import { bodyOf } from "../../http/body.ts";
import { trackedClient } from "../../http/tracked-client.ts";
import { post, type Route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";

/** POST /api/track/check: progress with a concern or a check, or the outcome of suspicious words. */
export const checkUseRoute = ({ bus, limits }: { bus: Pick<Bus, "call">; limits: Limits }): Route =>
  post("/api/track/check", async (req) => {
    const use = bodyOf(req, CheckUseBody);
    await limits.take("event", visitorOf(req).client);
    return bus.call(recordCheckUse, { ...use, client: trackedClient(req) });
  });
