import {
  type AuditReply,
  AuditQuery,
  NewOperatorBody,
  type NewOperatorReply,
  type OperatorsReply,
  PasswordBody,
} from "@hundeblick/proto/http/admin/operators";
import { Id } from "@hundeblick/proto/ids";
import { bodyOf, partOf, queryOf } from "../../http/body.ts";
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
  const { operators, audit } = deps;
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
    get("/operators", async ({ operator: you }) => {
      const listed = await Promise.all(
        (await operators.all()).map(async ({ id, email, isDisabled, passkeys }) => ({
          id,
          email,
          isDisabled,
          isYou: id === you.id,
          passkeys: passkeys.length,
          lastSignIn: (await audit.lastSignIn(id))?.toISOString() ?? null,
        })),
      );
      return { operators: listed } satisfies OperatorsReply;
    }),
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
    get("/audit", async ({ req }) => {
      const { offset, limit } = queryOf(req, AuditQuery);
      const { entries, total } = await audit.page(offset, limit);
      const emailOf = new Map((await operators.all()).map(({ id, email }) => [id, email]));
      return {
        total,
        entries: entries.map(({ operatorId, at, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          operator: emailOf.get(operatorId) ?? operatorId,
        })),
      } satisfies AuditReply;
    }),
  ];
}
