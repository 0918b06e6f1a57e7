import { ClaimsBody } from "@hundeblick/proto/http/claims";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { aboutMarketplace } from "@hundeblick/proto/rpc/scraper";
import { bodyOf } from "../../http/body.ts";
import { audited } from "../../operators/audited.ts";
import type { AdminDeps, AdminRoute } from "./admin-route.ts";

/** What the settings show of the services: the figures of the home page, and the marketplace. */
export const settingsRoutes = ({ bus, audit }: AdminDeps): AdminRoute[] => [
  {
    method: "get",
    path: "/claims",
    async handle(_req, res) {
      res.json(await bus.call(catalogue.claims, {}));
    },
  },
  {
    method: "put",
    path: "/claims",
    async handle(req, res, operator) {
      const wanted = bodyOf(req, ClaimsBody);
      res.json(await audited(audit, { operatorId: operator.id, action: wanted.claims ? "claims.update" : "claims.reset", subject: "" }, async () => {
        const result = await bus.call(catalogue.saveClaims, wanted);
        return { result, fields: [`version: ${result.version}`, `without a source: ${result.claims.filter(({ source }) => source === "").length}`] };
      }));
    },
  },
  {
    method: "get",
    path: "/marketplace",
    async handle(_req, res) {
      res.json(await bus.call(aboutMarketplace, {}));
    },
  },
];
