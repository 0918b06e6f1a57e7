import type { Bus } from "@hundeblick/kit/bus";
import { UnlockBody } from "@hundeblick/proto/http/analysis";
import { EXAMPLE_REPORT } from "@hundeblick/proto/ids";
import { unlockReport } from "@hundeblick/proto/rpc/report";
import type { Limits } from "../domain/ports.ts";
import { sameMailbox } from "../domain/same-mailbox.ts";
import { withRateLimit } from "../domain/with-rate-limit.ts";
import { bodyOf, emailOf } from "../http/body.ts";
import { post, type Route } from "../http/route.ts";
import { setVisitorLanguage, visitorOf } from "../http/visitor.ts";

type UnlockDeps = { bus: Pick<Bus, "call">; limits: Limits };

/** POST /api/report/unlock: unlocks a report with an e-mail address, which is not stored for the example report. */
export const unlockReportRoute = ({ bus, limits }: UnlockDeps): Route =>
  post("/api/report/unlock", async (req) => {
    const body = bodyOf(req, UnlockBody);
    setVisitorLanguage(req, body.language);
    const { language, client, visit } = visitorOf(req);
    const email = emailOf(body.email);
    if (body.reportId !== EXAMPLE_REPORT) {
      await withRateLimit(
        limits,
        [
          ["unlock", client],
          ["unlock_address", sameMailbox(email)],
        ],
        () => bus.call(unlockReport, { reportId: body.reportId, email, newsletter: body.newsletter, language, visit }),
      );
    }
    return { unlocked: true };
  });
