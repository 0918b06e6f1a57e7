import { allConcerns } from "@hundeblick/triage/all-concerns";
import { sources } from "@hundeblick/triage/sources";
import type { Limits } from "../../domain/ports.ts";
import { preparedJson } from "../../http/prepared-json.ts";
import { get, type Route } from "../../http/route.ts";
import { visitorOf } from "../../http/visitor.ts";

/** GET /api/check/concerns: every concern in all languages with its sources, as `triage` holds them. */
export function concernsRoute({ limits }: { limits: Limits }): Route {
  const send = preparedJson(() => ({ concerns: allConcerns, sources }));
  return get("/api/check/concerns", async (req, res) => {
    await limits.take("check", visitorOf(req).client);
    await send(req, res);
  });
}
