import { audited } from "../../operators/audited.ts";
import type { AuditLog, Sessions } from "../../operators/ports.ts";
import { hashOf } from "../../operators/session.ts";
import type { AdminRoute } from "./admin-route.ts";
import { bearerOf } from "./bearer.ts";

/** POST /api/admin/auth/logout: the token is worth nothing from now on. */
export const signOutRoute = ({ sessions, audit }: { sessions: Sessions; audit: AuditLog }): AdminRoute => ({
  method: "post",
  path: "/auth/logout",
  async handle(req, res, operator) {
    await audited(audit, { operatorId: operator.id, action: "sign-out", subject: "" }, async () => {
      await sessions.end(hashOf(bearerOf(req)));
      return { result: undefined };
    });
    res.json({ signedOut: true });
  },
});
