import { UnlockBody } from "@hundeblick/proto/http/analysis";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import { unlockReport } from "@hundeblick/proto/rpc/report";
import { withMailLimit } from "../domain/with-rate-limit.ts";
import { bodyOf, emailOf } from "../http/body.ts";
import { post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";
import type { PublicDeps } from "./public-deps.ts";

/** POST /api/report/unlock: unlocks a report with an e-mail address, which is not stored for the example report. */
export const unlockReportRoute = ({ bus, limits }: PublicDeps): Route =>
  post("/api/report/unlock", async (req) => {
    const { reportId, newsletter, ...body } = bodyOf(req, UnlockBody);
    setVisitorLanguage(req, body.language);
    const { language, client, visit } = visitorOf(req);
    const email = emailOf(body.email);
    if (reportId !== EXAMPLE_REPORT)
      await withMailLimit(limits, { client, email }, () =>
        bus.call(unlockReport, { reportId, email, newsletter, language, visit }),
      );
    return { unlocked: true };
  });
