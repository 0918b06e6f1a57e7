import { AppError } from "@hundeblick/kit/errors";
import { ConcernId } from "@hundeblick/proto/health/check";
import { AssessBody, type AssessReply } from "@hundeblick/proto/http/check";
import { concernById } from "@hundeblick/triage/all-concerns";
import { assess } from "@hundeblick/triage/assess";
import { concernIn } from "@hundeblick/triage/concern";
import { invalidAnswerOf } from "@hundeblick/triage/invalid-answer";
import type { Limits } from "../../domain/ports.ts";
import { bodyOf, partOf } from "../../http/body.ts";
import { post, type Route } from "../../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../../http/visitor.ts";

/**
 * POST /api/check/assess: the level of a concern for these answers. Computed here, without other services or storage.
 */
export const assessRoute = ({ limits }: { limits: Limits }): Route =>
  post("/api/check/assess", async (req) => {
    const { concern: asked, answers, dog, language } = bodyOf(req, AssessBody);
    setVisitorLanguage(req, language);
    const visitor = visitorOf(req);
    await limits.take("check", visitor.client);
    const id = partOf(ConcernId, asked, "concern_unknown");
    const concern = concernIn(concernById(id), visitor.language);
    const misfit = invalidAnswerOf(concern.questions, answers);
    if (misfit !== undefined) throw new AppError("answer_unknown", { details: { field: `answers.${misfit}` } });
    const { reasons, ...assessment } = assess(concern, answers, dog);
    return {
      concern: id,
      ...assessment,
      reasons: reasons.map(({ ruleId, ...reason }) => ({ id: ruleId, ...reason })),
    } satisfies AssessReply;
  });
