import { ReviewerBody } from "@hundeblick/proto/http/reviewer";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { audited } from "../../domain/operators/audited.ts";
import { bodyOf } from "../../http/body.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** The veterinarian who reviewed the site's pages; the audit log holds no name. */
export const reviewerRoutes = ({ bus, audit }: AdminDeps): AdminRoute[] => [
  {
    method: "get",
    path: "/reviewer",
    async handle(_req, res) {
      res.json(await bus.call(catalogue.reviewer, {}));
    },
  },
  {
    method: "put",
    path: "/reviewer",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, ReviewerBody);
      const action = wanted.reviewer ? "reviewer.update" : "reviewer.remove";
      res.json(
        await audited(audit, { operatorId: operator.id, action, subject: "" }, async () => {
          const result = await bus.call(catalogue.saveReviewer, wanted);
          const kinds = Object.keys(result.reviewer?.reviewed ?? {});
          return { result, fields: [`version: ${result.version}`, `reviewed: ${kinds.join(", ") || "nothing"}`] };
        }),
      );
    },
  },
];
