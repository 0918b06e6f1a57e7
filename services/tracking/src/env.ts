import { BaseEnv, BusEnv, MongoEnv, Secret } from "@hundeblick/kit/env";
import { MAX_RAW_DAYS } from "@hundeblick/proto/http/admin/retention";
import { z } from "zod";

export const Env = z.object({
  ...BaseEnv,
  ...MongoEnv,
  ...BusEnv,
  /** Key of the address pseudonyms. With a new key earlier visits of an address are not found. */
  TRACKING_KEY: Secret(32),
  /** Our own address: a visit from there has no source. */
  PUBLIC_URL: z.url(),
  /** Default retention of visits and clicks in days; counts stay. The privacy page promises at most 90. */
  TRACKING_RAW_DAYS: z.coerce.number().int().min(1).max(MAX_RAW_DAYS).default(MAX_RAW_DAYS),
});
export type Env = z.output<typeof Env>;
