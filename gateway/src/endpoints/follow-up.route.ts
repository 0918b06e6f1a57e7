import type { Request } from "express";
import { FollowUpBody, Outcome } from "@hundeblick/proto/http/follow-up";
import { Id } from "@hundeblick/proto/ids";
import { answerFollowUp, orderFollowUp } from "@hundeblick/proto/rpc/report";
import { withMailLimit } from "../domain/with-rate-limit.ts";
import { bodyOf, emailOf, partOf } from "../http/body.ts";
import { get, post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";
import { followedUpPage, followUpPage } from "../http/pages/follow-up-page.ts";
import { sendPage } from "../http/pages/send-page.ts";
import type { PublicDeps } from "./public-deps.ts";

const linkOf = (req: Request) => ({
  token: partOf(Id, req.query["token"], "follow_up_link_invalid"),
  outcome: partOf(Outcome, req.query["answer"], "follow_up_link_invalid"),
});

/**
 * POST /api/report/{id}/follow-up schedules the follow-up mail. Its links lead to /api/follow-up?token=&answer=: GET
 * shows a confirmation page, because mail scanners open links too, and POST stores the answer.
 */
export const followUpRoutes = ({ bus, limits }: PublicDeps): Route[] => [
  post("/api/report/:id/follow-up", async (req) => {
    const reportId = partOf(Id, req.params["id"], "report_not_found");
    const body = bodyOf(req, FollowUpBody);
    setVisitorLanguage(req, body.language);
    const { client, language } = visitorOf(req);
    const email = emailOf(body.email);
    return withMailLimit(limits, { client, email }, () => bus.call(orderFollowUp, { reportId, email, language }));
  }),
  get("/api/follow-up", async (req, res) => {
    const { token, outcome } = linkOf(req);
    sendPage(res, followUpPage(token, outcome, visitorOf(req).language));
  }),
  post("/api/follow-up", async (req, res) => {
    const { token, outcome } = linkOf(req);
    const { client, language } = visitorOf(req);
    await limits.take("answers", client);
    sendPage(res, followedUpPage(outcome, await bus.call(answerFollowUp, { token, outcome, language })));
  }),
];
