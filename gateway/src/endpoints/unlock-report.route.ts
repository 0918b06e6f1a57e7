import { UnlockBody } from "@hundeblick/proto/http/analysis";
import { unlockReport } from "../domain/unlock-report.ts";
import { bodyOf, emailOf } from "../http/body.ts";
import { post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";
import type { PublicDeps } from "./public-deps.ts";

/** POST /api/report/unlock: unlocks a report with an e-mail address, which is not stored for the example report. */
export const unlockReportRoute = (deps: PublicDeps): Route =>
  post("/api/report/unlock", async (req) => {
    const { reportId, newsletter, ...body } = bodyOf(req, UnlockBody);
    setVisitorLanguage(req, body.language);
    const { language, client, visit } = visitorOf(req);
    await unlockReport(deps, { reportId, email: emailOf(body.email), newsletter, language, visit }, client);
    return { unlocked: true };
  });
