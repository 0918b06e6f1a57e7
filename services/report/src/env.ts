import { BaseEnv, BusEnv, MongoEnv } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z.object({ ...BaseEnv, ...MongoEnv, ...BusEnv });
