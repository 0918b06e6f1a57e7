import { CheckUseBody } from "@hundeblick/proto/http/check-use";
import { ClickBody, TrackEventBody } from "@hundeblick/proto/http/tracking";
import { type Client, recordCheckUse, recordClick, recordEvent } from "@hundeblick/proto/rpc/tracking";
import type { Request } from "express";
import { bodyOf } from "../http/body.ts";
import { post, type Route } from "../http/route.ts";
import { visitorOf } from "../http/visitor.ts";
import type { PublicDeps } from "./public-deps.ts";

/** Client data for tracking, which turns the address into a pseudonym. */
const clientOf = (req: Request): Client => ({
  ip: (req.ip ?? "").slice(0, 64),
  userAgent: (req.get("user-agent") ?? "").slice(0, 500),
});

/** What only the browser knows: milestones, product links followed, and progress with a concern or a check. */
export const trackingRoutes = ({ bus, limits }: PublicDeps): Route[] => [
  post("/api/track/event", async (req) => {
    const event = bodyOf(req, TrackEventBody);
    await limits.take("event", visitorOf(req).client);
    return bus.call(recordEvent, { event, client: clientOf(req) });
  }),
  post("/api/track/click", async (req) => {
    const click = bodyOf(req, ClickBody);
    await limits.take("click", visitorOf(req).client);
    return bus.call(recordClick, { click, client: clientOf(req) });
  }),
  post("/api/track/check", async (req) => {
    const use = bodyOf(req, CheckUseBody);
    await limits.take("event", visitorOf(req).client);
    return bus.call(recordCheckUse, { ...use, client: clientOf(req) });
  }),
];
