import { BaseEnv, BusEnv, MongoEnv } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z.object({
  ...BaseEnv,
  ...MongoEnv,
  ...BusEnv,
  /** Whether a new, empty catalogue is filled with the fictional demo products. */
  DEMO_CATALOGUE: z.enum(["on", "off"]).default("on"),
});
