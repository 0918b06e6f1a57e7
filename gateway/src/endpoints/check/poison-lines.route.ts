import type { Bus } from "@hundeblick/kit/bus";
import type { PoisonLinesReply } from "@hundeblick/proto/http/poison-lines";
import { poisonLines } from "@hundeblick/proto/rpc/report";
import { cachedForMinute } from "../../http/cached-for-minute.ts";
import { get, type Route } from "../../http/route.ts";

/** GET /api/check/poison-lines: verified helplines; null while the built-in ones apply or report is unavailable. */
export function poisonLinesRoute({ bus, now = Date.now }: { bus: Pick<Bus, "call">; now?: () => number }): Route {
  const ask = async (): Promise<PoisonLinesReply> => {
    const found = await bus.call(poisonLines, {});
    if (!found.edited) return { lines: null };
    return {
      lines: found.lines.flatMap(({ staffNote: _staff, checkedOn, ...line }) =>
        checkedOn === null ? [] : [{ ...line, checkedOn }],
      ),
    };
  };
  const newest = cachedForMinute(ask, { lines: null }, now);
  return get("/api/check/poison-lines", async (_req, res) => {
    res.set("Cache-Control", "public, max-age=60").json(await newest());
  });
}
