import {
  AnalyticsExportQuery,
  type AnalyticsReply,
  AnalyticsQuery,
  RemoveSessionsBody,
  type StatsReply,
  StatsQuery,
} from "@hundeblick/proto/http/admin/numbers";
import { CheckUsesQuery, type CheckUsesReply } from "@hundeblick/proto/http/admin/check-uses";
import { listProducts } from "@hundeblick/proto/rpc/catalogue";
import { breedAnswers } from "@hundeblick/proto/rpc/report";
import * as tracking from "@hundeblick/proto/rpc/tracking";
import { z } from "zod";
import { flowCsv } from "../../domain/flow-csv.ts";
import { namedCheckUses } from "../../domain/named-check-uses.ts";
import { bodyOf, partOf, queryOf } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import { addressBook } from "./address-book.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";
import { sendDownload } from "./send-download.ts";

const ClickId = z.string().min(1).max(64);

/** Visits and clicks. */
export function numberRoutes({ bus, audit }: AdminDeps): AdminRoute[] {
  const count = async (active: "all" | "active"): Promise<number> =>
    (await bus.call(listProducts, { market: "de", coverage: "all", active, limit: 1 })).total;
  return [
    {
      method: "get",
      path: "/stats",
      async handle(req, res) {
        const [reply, totalProducts, activeProducts] = await Promise.all([
          bus.call(tracking.stats, queryOf(req, StatsQuery)),
          count("all"),
          count("active"),
        ]);
        const { selectionStats, clickDetails, ...totals } = reply;
        const addressOf = await addressBook(
          bus,
          [...clickDetails, ...selectionStats.flatMap(({ recent }) => recent)].map(({ reportId }) => reportId),
        );
        res.json({
          totalProducts,
          activeProducts,
          ...totals,
          selectionStats: selectionStats.map((one) => ({
            ...one,
            recent: one.recent.map((click) => ({ ...click, email: addressOf(click.reportId) })),
          })),
          clickDetails: clickDetails.map((click) => ({ ...click, email: addressOf(click.reportId) })),
        } satisfies StatsReply);
      },
    },
    {
      method: "delete",
      path: "/clicks/:id",
      async handle(req, res, operator) {
        const id = partOf(ClickId, req.params["id"], "not_found");
        res.json(
          await audited(audit, { operatorId: operator.id, action: "click.delete", subject: id }, async () => ({
            result: await bus.call(tracking.removeClick, { id }),
          })),
        );
      },
    },
    {
      method: "get",
      path: "/analytics",
      async handle(req, res) {
        const reply = await bus.call(tracking.analytics, queryOf(req, AnalyticsQuery));
        const addressOf = await addressBook(
          bus,
          reply.sessions.map(({ reportId }) => reportId),
        );
        res.json({
          ...reply,
          sessions: reply.sessions.map((session) => ({ ...session, emailAddress: addressOf(session.reportId) })),
        } satisfies AnalyticsReply);
      },
    },
    {
      method: "get",
      path: "/check-uses",
      async handle(req, res) {
        const uses = await bus.call(tracking.checkUses, queryOf(req, CheckUsesQuery));
        res.json(namedCheckUses(uses) satisfies CheckUsesReply);
      },
    },
    {
      method: "get",
      path: "/breed-answers",
      async handle(_req, res) {
        res.json(await bus.call(breedAnswers, {}));
      },
    },
    {
      method: "get",
      path: "/analytics/export",
      async handle(req, res, operator) {
        const wanted = queryOf(req, AnalyticsExportQuery);
        const { days, to } = await audited(
          audit,
          { operatorId: operator.id, action: "analytics.export", subject: wanted.range },
          async () => ({ result: await bus.call(tracking.analytics, { ...wanted, limit: 1 }) }),
        );
        await sendDownload(
          res,
          { name: `user-flow-${wanted.range}-${to.slice(0, 10)}.csv`, type: "text/csv; charset=utf-8" },
          async function* () {
            yield flowCsv(days);
          },
        );
      },
    },
    {
      method: "post",
      path: "/sessions/bulk-delete",
      async handle(req, res, operator) {
        const { deleteByIp: ip, preview } = bodyOf(req, RemoveSessionsBody);
        if (preview) return void res.json(await bus.call(tracking.removeSessionsByIp, { ip, preview }));
        // the audit log has their number, never the address
        res.json(
          await audited(audit, { operatorId: operator.id, action: "sessions.delete", subject: "" }, async () => {
            const result = await bus.call(tracking.removeSessionsByIp, { ip, preview });
            return { result, fields: [`by ${result.by}`, `sessions: ${result.sessions}`, `clicks: ${result.clicks}`] };
          }),
        );
      },
    },
  ];
}
