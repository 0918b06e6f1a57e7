import { BaseEnv, BusEnv } from "@hundeblick/kit/env";
import { z } from "zod";

export const Env = z.object({ ...BaseEnv, ...BusEnv });
