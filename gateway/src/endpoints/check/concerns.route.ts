import { AppError } from "@hundeblick/kit/errors";
import { ConcernId } from "@hundeblick/proto/health/check";
import { AssessBody, type AssessReply } from "@hundeblick/proto/http/check";
import { allConcerns, concernById } from "@hundeblick/triage/all-concerns";
import { assess } from "@hundeblick/triage/assess";
import { concernIn } from "@hundeblick/triage/concern";
import { invalidAnswerOf } from "@hundeblick/triage/invalid-answer";
import { sources } from "@hundeblick/triage/sources";
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
      const { concern: asked, answers, dog, language } = bodyOf(req, AssessBody);
      setVisitorLanguage(req, language);
      const visitor = visitorOf(req);
      await limits.take("check", visitor.client);
      const id = partOf(ConcernId, asked, "concern_unknown");
      const concern = concernIn(concernById(id), visitor.language);
      const invalidField = invalidAnswerOf(concern.questions, answers);
      if (invalidField !== undefined)
        throw new AppError("answer_unknown", { details: { field: `answers.${invalidField}` } });
      const { reasons, ...assessment } = assess(concern, answers, dog);
      return {
        concern: id,
        ...assessment,
        reasons: reasons.map(({ ruleId, ...reason }) => ({ id: ruleId, ...reason })),
      } satisfies AssessReply;
    }),
  ];
}
