import { AppError } from "@hundeblick/kit/errors";
import { answersOf, contextOf } from "@hundeblick/proto/http/context";
import { AddAnswersBody, type ReportAnswers } from "@hundeblick/proto/http/report-answers";
import { Id } from "@hundeblick/proto/ids";
import { addAnswers, readAnswers } from "@hundeblick/proto/rpc/report";
import { firstInvalidAnswer } from "../domain/first-invalid-answer.ts";
import { bodyOf, partOf } from "../http/body.ts";
import { get, post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";
import type { PublicDeps } from "./public-deps.ts";

/** GET /api/report/{id}/answers: the answers behind a report. POST adds answers and replies with the new report. */
export const reportAnswersRoutes = ({ bus, limits }: PublicDeps): Route[] => [
  get("/api/report/:id/answers", async (req, res) => {
    const reportId = partOf(Id, req.params["id"], "report_not_found");
    const { version, answers } = await bus.call(readAnswers, { reportId });
    res.set("Referrer-Policy", "no-referrer");
    return { version, answers: contextOf(answers) } satisfies ReportAnswers;
  }),
  post("/api/report/:id/answers", async (req, res) => {
    const reportId = partOf(Id, req.params["id"], "report_not_found");
    const { version, answers: context, takenBack, countBreed, language } = bodyOf(req, AddAnswersBody);
    setVisitorLanguage(req, language);
    const answers = answersOf(context);
    const invalidField = firstInvalidAnswer(answers);
    if (invalidField !== undefined)
      throw new AppError("answer_unknown", { details: { field: `answers.${invalidField}` } });
    const { client, visit } = visitorOf(req);
    await limits.take("answers", client);
    res.set("Referrer-Policy", "no-referrer");
    return bus.call(addAnswers, { reportId, version, answers, takenBack, countBreed, language, visit });
  }),
];
