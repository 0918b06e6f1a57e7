import { ConcernId } from "@hundeblick/proto/health/check";
import { AssessBody } from "@hundeblick/proto/http/check";
import { allConcerns } from "@hundeblick/triage/all-concerns";
import { sources } from "@hundeblick/triage/sources";
import { assessConcern } from "../../domain/assess-concern.ts";
import { bodyOf, partOf } from "../../http/body.ts";
import { preparedJson } from "../../http/prepared-json.ts";
import { get, post, type Route } from "../../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../../http/visitor.ts";
import type { PublicDeps } from "../public-deps.ts";

/** Every concern in all languages with its sources, as `triage` holds them; and the level of one for given answers. */
export function concernRoutes({ limits }: Pick<PublicDeps, "limits">): Route[] {
  const send = preparedJson(() => ({ concerns: allConcerns, sources }));
  return [
    get("/api/check/concerns", async (req, res) => {
      await limits.take("check", visitorOf(req).client);
      await send(req, res);
    }),
    post("/api/check/assess", async (req) => {
      const body = bodyOf(req, AssessBody);
      setVisitorLanguage(req, body.language);
      const { client, language } = visitorOf(req);
      await limits.take("check", client);
      return assessConcern(partOf(ConcernId, body.concern, "concern_unknown"), body, language);
    }),
  ];
}
