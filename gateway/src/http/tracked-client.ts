import type { Request } from "express";
import type { Client } from "@hundeblick/proto/rpc/tracking";

/** What tracking may learn of a client; it turns the address into a pseudonym and throws it away. */
export const trackedClient = (req: Request): Client => ({
  ip: (req.ip ?? "").slice(0, 64),
  userAgent: (req.get("user-agent") ?? "").slice(0, 500),
});
