import type { Bus } from "@hundeblick/kit/bus";
import type { Limits } from "../domain/ports.ts";

/** Dependencies of most public calls. */
export type PublicDeps = { bus: Pick<Bus, "call">; limits: Limits };
