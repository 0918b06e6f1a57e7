import { BudgetBody, SourceBody } from "@hundeblick/proto/http/admin/marketplace";
import { Retention } from "@hundeblick/proto/http/admin/retention";
import { PoisonLinesBody } from "@hundeblick/proto/http/poison-lines";
import { TestimonialsBody } from "@hundeblick/proto/http/testimonials";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import * as report from "@hundeblick/proto/rpc/report";
import { aboutMarketplace, saveBudget, saveSource } from "@hundeblick/proto/rpc/scraper";
import * as tracking from "@hundeblick/proto/rpc/tracking";
import { bodyOf } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** Settings of the services: testimonials, emergency lines, marketplace, retention. */
export const settingsRoutes = ({ bus, audit }: AdminDeps): AdminRoute[] => [
  {
    method: "get",
    path: "/claims",
    async handle(_req, res) {
      res.json(await bus.call(tracking.figures, {}));
    },
  },
  {
    method: "get",
    path: "/testimonials",
    async handle(_req, res) {
      res.json(await bus.call(catalogue.testimonials, {}));
    },
  },
  {
    method: "put",
    path: "/testimonials",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, TestimonialsBody);
      res.json(
        await audited(audit, { operatorId: operator.id, action: "testimonials.update", subject: "" }, async () => {
          const result = await bus.call(catalogue.saveTestimonials, wanted);
          return { result, fields: [`version: ${result.version}`, `testimonials: ${result.testimonials.length}`] };
        }),
      );
    },
  },
  {
    method: "get",
    path: "/poison-lines",
    async handle(_req, res) {
      res.json(await bus.call(report.poisonLines, {}));
    },
  },
  {
    method: "put",
    path: "/poison-lines",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, PoisonLinesBody);
      const action = wanted.lines ? "poison-lines.update" : "poison-lines.reset";
      res.json(
        await audited(audit, { operatorId: operator.id, action, subject: "" }, async () => {
          const result = await bus.call(report.savePoisonLines, wanted);
          const unchecked = result.lines.filter(({ checkedOn }) => checkedOn === null).length;
          return { result, fields: [`version: ${result.version}`, `never checked: ${unchecked}`] };
        }),
      );
    },
  },
  {
    method: "get",
    path: "/marketplace",
    async handle(_req, res) {
      res.json(await bus.call(aboutMarketplace, {}));
    },
  },
  {
    method: "put",
    path: "/marketplace",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, BudgetBody);
      res.json(
        await audited(audit, { operatorId: operator.id, action: "marketplace.budget", subject: "" }, async () => ({
          result: await bus.call(saveBudget, wanted),
          fields: [`pages a day: ${wanted.dailyBudget}`],
        })),
      );
    },
  },
  {
    method: "put",
    path: "/marketplace/source",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, SourceBody);
      res.json(
        await audited(audit, { operatorId: operator.id, action: "marketplace.source", subject: "" }, async () => ({
          result: await bus.call(saveSource, wanted),
          fields: [`read now: ${wanted.source}`],
        })),
      );
    },
  },
  {
    method: "get",
    path: "/retention",
    async handle(_req, res) {
      res.json(await bus.call(tracking.retention, {}));
    },
  },
  {
    method: "put",
    path: "/retention",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, Retention);
      res.json(
        await audited(audit, { operatorId: operator.id, action: "retention.update", subject: "" }, async () => ({
          result: await bus.call(tracking.saveRetention, wanted),
          fields: [`days of visits and clicks: ${wanted.rawDays}`],
        })),
      );
    },
  },
];
