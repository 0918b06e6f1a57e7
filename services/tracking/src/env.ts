import { BaseEnv, BusEnv, MongoEnv, Secret } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z.object({
  ...BaseEnv, ...MongoEnv, ...BusEnv,
  /** Key of the address pseudonyms. Another key makes earlier visits of an address unfindable. */
  TRACKING_KEY: Secret(32),
  /** Our own address: a visit from there has no source. */
  PUBLIC_URL: z.url(),
  /** Days that visits and clicks are kept; counts stay. */
  TRACKING_RAW_DAYS: z.coerce.number().int().min(1).max(730).default(90),
});
