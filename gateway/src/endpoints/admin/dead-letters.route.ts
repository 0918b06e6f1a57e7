import { ResendBody } from "@hundeblick/proto/http/admin/dead-letters";
import { resendDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import { listAllDeadLetters } from "../../domain/service-status.ts";
import { bodyOf } from "../../http/body.ts";
import { type AdminDeps, type AdminRoute, get, post } from "./admin-route.ts";

/** Lists dead letters, and redelivers chosen ones. */
export const deadLetterRoutes = ({ bus }: Pick<AdminDeps, "bus">): AdminRoute[] => [
  get("/dead-letters", () => listAllDeadLetters(bus)),
  post("/dead-letters/resend", ({ req, audited }) => {
    const { service, ids } = bodyOf(req, ResendBody);
    return audited(
      { action: "dead-letters.resend", subject: service },
      () => bus.call(resendDeadLetters(service), { ids }),
      ({ handled, failed, gone }) => [`handled: ${handled}`, `failed: ${failed}`, `gone: ${gone}`],
    );
  }),
];
