import type { Bus } from "@hundeblick/kit/bus";
import { newestPoisonLines } from "../../domain/poison-lines.ts";
import { get, type Route } from "../../http/route.ts";

/** GET /api/check/poison-lines: the operators' verified helplines. */
export function poisonLinesRoute({ bus, now = Date.now }: { bus: Pick<Bus, "call">; now?: () => number }): Route {
  const lines = newestPoisonLines(bus, now);
  return get("/api/check/poison-lines", async (_req, res) => {
    res.set("Cache-Control", "public, max-age=60").json(await lines());
  });
}
