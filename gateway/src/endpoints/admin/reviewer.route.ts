import { ReviewerBody } from "@hundeblick/proto/http/reviewer";
import * as catalogue from "@hundeblick/proto/rpc/catalogue";
import { bodyOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get, put } from "./admin-route.ts";

/** The veterinarian who reviewed the site's pages; the audit log holds no name. */
export const reviewerRoutes = ({ bus }: AdminDeps): AdminRoute[] => [
  get("/reviewer", () => bus.call(catalogue.reviewer, {})),
  put("/reviewer", ({ req, audited }) => {
    const wanted = bodyOf(req, ReviewerBody);
    return audited(
      { action: wanted.reviewer ? "reviewer.update" : "reviewer.remove" },
      () => bus.call(catalogue.saveReviewer, wanted),
      ({ version, reviewer }) => [
        `version: ${version}`,
        `reviewed: ${Object.keys(reviewer?.reviewed ?? {}).join(", ") || "nothing"}`,
      ],
    );
  }),
];
