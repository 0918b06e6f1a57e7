import { BaseEnv, BusEnv, MongoEnv } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z.object({
  ...BaseEnv, ...BusEnv, ...MongoEnv,
  /** Which marketplace is read: our own fictional one, or the big one. */
  MARKETPLACE: z.enum(["demo", "amazon"]).default("demo"),
  /** Requests a day to each host. */
  MARKETPLACE_DAILY_BUDGET: z.coerce.number().int().min(0).max(100_000).default(500),
});
