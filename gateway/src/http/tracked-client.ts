import type { Request } from "express";
import type { Client } from "@hundeblick/proto/rpc/tracking";

/** Client data for tracking, which turns the address into a pseudonym. */
export const trackedClient = (req: Request): Client => ({
  ip: (req.ip ?? "").slice(0, 64),
  userAgent: (req.get("user-agent") ?? "").slice(0, 500),
});
