import type { Figures } from "@hundeblick/kit/status";
import type { Connection } from "mongoose";
import type { Clock, Vision } from "./domain/ports.ts";
import type { Env } from "./env.ts";

/** A provider that is ready to look, and what the status page shows of it. */
export type Opened = { vision: Vision; figures: Figures };
export type OpenProvider = (env: Env, deps: { connection: Connection; now: Clock }) => Promise<Opened>;
