import { BudgetBody, SourceBody } from "@hundeblick/proto/http/admin/marketplace";
import { Retention } from "@hundeblick/proto/http/admin/retention";
import { PoisonLinesBody } from "@hundeblick/proto/http/poison-lines";
import { TestimonialsBody } from "@hundeblick/proto/http/testimonials";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import * as report from "@hundeblick/proto/rpc/report";
import { aboutMarketplace, saveBudget, saveSource } from "@hundeblick/proto/rpc/scraper";
import * as tracking from "@hundeblick/proto/rpc/tracking";
import { bodyOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get, put } from "./admin-route.ts";

/** Settings of the services: testimonials, emergency lines, marketplace, retention. */
export const settingsRoutes = ({ bus }: AdminDeps): AdminRoute[] => [
  get("/claims", () => bus.call(tracking.figures, {})),
  get("/testimonials", () => bus.call(catalogue.testimonials, {})),
  put("/testimonials", ({ req, audited }) => {
    const wanted = bodyOf(req, TestimonialsBody);
    return audited(
      { action: "testimonials.update" },
      () => bus.call(catalogue.saveTestimonials, wanted),
      ({ version, testimonials }) => [`version: ${version}`, `testimonials: ${testimonials.length}`],
    );
  }),
  get("/poison-lines", () => bus.call(report.poisonLines, {})),
  put("/poison-lines", ({ req, audited }) => {
    const wanted = bodyOf(req, PoisonLinesBody);
    return audited(
      { action: wanted.lines ? "poison-lines.update" : "poison-lines.reset" },
      () => bus.call(report.savePoisonLines, wanted),
      ({ version, lines }) => [
        `version: ${version}`,
        `never checked: ${lines.filter(({ checkedOn }) => checkedOn === null).length}`,
      ],
    );
  }),
  get("/marketplace", () => bus.call(aboutMarketplace, {})),
  put("/marketplace", ({ req, audited }) => {
    const wanted = bodyOf(req, BudgetBody);
    return audited(
      { action: "marketplace.budget" },
      () => bus.call(saveBudget, wanted),
      () => [`pages a day: ${wanted.dailyBudget}`],
    );
  }),
  put("/marketplace/source", ({ req, audited }) => {
    const wanted = bodyOf(req, SourceBody);
    return audited(
      { action: "marketplace.source" },
      () => bus.call(saveSource, wanted),
      () => [`read now: ${wanted.source}`],
    );
  }),
  get("/retention", () => bus.call(tracking.retention, {})),
  put("/retention", ({ req, audited }) => {
    const wanted = bodyOf(req, Retention);
    return audited(
      { action: "retention.update" },
      () => bus.call(tracking.saveRetention, wanted),
      () => [`days of visits and clicks: ${wanted.rawDays}`],
    );
  }),
];
