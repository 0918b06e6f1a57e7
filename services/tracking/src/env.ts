import { BaseEnv, BusEnv, MongoEnv, Secret } from "@hundeblick/kit/env";
import { MAX_RAW_DAYS } from "@hundeblick/proto/http/admin/retention";
import { z } from "zod";

export const Env = z.object({
  ...BaseEnv,
  ...MongoEnv,
  ...BusEnv,
  /** Key of the address pseudonyms. Another key makes earlier visits of an address unfindable. */
  TRACKING_KEY: Secret(32),
  /** Our own address: a visit from there has no source. */
  PUBLIC_URL: z.url(),
  /**
   * Days that visits and clicks are kept while operators did not set another number; counts stay. The privacy page
   * promises 90 at most.
   */
  TRACKING_RAW_DAYS: z.coerce.number().int().min(1).max(MAX_RAW_DAYS).default(MAX_RAW_DAYS),
});
