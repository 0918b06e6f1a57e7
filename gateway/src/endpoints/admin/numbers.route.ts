import {
  AnalyticsExportQuery,
  AnalyticsQuery,
  RemoveSessionsBody,
  StatsQuery,
} from "@hundeblick/proto/http/admin/numbers";
import { CheckUsesQuery, type CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { breedAnswers } from "@hundeblick/proto/rpc/report";
import * as tracking from "@hundeblick/proto/rpc/tracking";
import { z } from "zod";
import { flowCsv } from "../../domain/flow-csv.ts";
import { namedCheckUses } from "../../domain/named-check-uses.ts";
import { operatorAnalytics, operatorStats } from "../../domain/operator-numbers.ts";
import { bodyOf, partOf, queryOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get, post, remove } from "./admin-route.ts";
import { sendDownload } from "./send-download.ts";

const ClickId = z.string().min(1).max(64);

/** Visits and clicks. */
export function numberRoutes({ bus }: AdminDeps): AdminRoute[] {
  return [
    get("/stats", ({ req }) => operatorStats(bus, queryOf(req, StatsQuery))),
    remove("/clicks/:id", ({ req, audited }) => {
      const id = partOf(ClickId, req.params["id"], "not_found");
      return audited({ action: "click.delete", subject: id }, () => bus.call(tracking.removeClick, { id }));
    }),
    get("/analytics", ({ req }) => operatorAnalytics(bus, queryOf(req, AnalyticsQuery))),
    get("/check-uses", async ({ req }) => {
      const uses = await bus.call(tracking.checkUses, queryOf(req, CheckUsesQuery));
      return namedCheckUses(uses) satisfies CheckUsesReply;
    }),
    get("/breed-answers", () => bus.call(breedAnswers, {})),
    get("/analytics/export", async ({ req, res, audited }) => {
      const wanted = queryOf(req, AnalyticsExportQuery);
      const { days, to } = await audited({ action: "analytics.export", subject: wanted.range }, () =>
        bus.call(tracking.analytics, { ...wanted, limit: 1 }),
      );
      await sendDownload(
        res,
        { name: `user-flow-${wanted.range}-${to.slice(0, 10)}.csv`, type: "text/csv; charset=utf-8" },
        async function* () {
          yield flowCsv(days);
        },
      );
    }),
    post("/sessions/bulk-delete", ({ req, audited }) => {
      const { deleteByIp: ip, preview } = bodyOf(req, RemoveSessionsBody);
      const removed = () => bus.call(tracking.removeSessionsByIp, { ip, preview });
      // the audit log has their number, never the address
      return preview
        ? removed()
        : audited({ action: "sessions.delete" }, removed, ({ by, sessions, clicks }) => [
            `by ${by}`,
            `sessions: ${sessions}`,
            `clicks: ${clicks}`,
          ]);
    }),
  ];
}
