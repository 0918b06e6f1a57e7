import {
  AuditQuery,
  NewOperatorBody,
  type NewOperatorReply,
  PasswordBody,
} from "@hundeblick/proto/http/admin/operators";
import { Id } from "@hundeblick/proto/ids";
import { bodyOf, partOf, queryOf } from "../../http/body.ts";
import { listOperators, readAudit } from "../../domain/operators/list-operators.ts";
import {
  addOperator,
  changePassword,
  disableOperator,
  enableOperator,
} from "../../domain/operators/manage-operators.ts";
import type { SignInDeps } from "../../domain/operators/sign-in.ts";
import { type AdminRoute, get, post } from "./admin-route.ts";
import { giveSession } from "./give-session.ts";
import { placeOf } from "./sign-in.route.ts";

/** Operators and the audit log. */
export function operatorRoutes(deps: SignInDeps): AdminRoute[] {
  const switched = (verb: "enable" | "disable"): AdminRoute =>
    post(
      `/operators/:id/${verb}`,
      async ({ req, operator, audited }) => {
        const id = partOf(Id, req.params["id"], "not_found");
        await audited({ action: `operator.${verb}`, subject: id }, () =>
          verb === "disable" ? disableOperator(deps, operator, id) : enableOperator(deps, id),
        );
        return { [`${verb}d`]: true };
      },
      { isConfirmed: true },
    );
  return [
    get("/operators", ({ operator }) => listOperators(deps, operator)),
    post(
      "/operators",
      async ({ req, res, audited }) => {
        const { email } = bodyOf(req, NewOperatorBody);
        const made = await audited({ action: "operator.add", subject: email.toLowerCase() }, () =>
          addOperator(deps, email),
        );
        res.status(201);
        return { email: made.email, password: made.password } satisfies NewOperatorReply;
      },
      { isConfirmed: true },
    ),
    post("/operators/me/password", async ({ req, res, operator, audited }) => {
      const { current, password } = bodyOf(req, PasswordBody);
      const opened = await audited(
        { action: "operator.password", subject: operator.id },
        () => changePassword(deps, operator, { current, password, ...placeOf(req) }),
        () => ["password"],
      );
      return giveSession(deps, req, res, opened);
    }),
    switched("disable"),
    switched("enable"),
    get("/audit", ({ req }) => readAudit(deps, queryOf(req, AuditQuery))),
  ];
}
