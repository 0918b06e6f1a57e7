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
import { audited } from "../../domain/operators/audited.ts";
import {
  addOperator,
  changePassword,
  disableOperator,
  enableOperator,
} from "../../domain/operators/manage-operators.ts";
import type { SignInDeps } from "../../domain/operators/sign-in.ts";
import type { AdminRoute } from "./admin-route.ts";
import { giveSession } from "./give-session.ts";
import { placeOf } from "./sign-in.route.ts";

/** Operators and the audit log. */
export function operatorRoutes(deps: SignInDeps): AdminRoute[] {
  const { operators, audit } = deps;
  const switched = (verb: "enable" | "disable"): AdminRoute => ({
    method: "post",
    path: `/operators/:id/${verb}`,
    isConfirmed: true,
    async handle(req, res, operator) {
      const id = partOf(Id, req.params["id"], "not_found");
      await audited(audit, { operatorId: operator.id, action: `operator.${verb}`, subject: id }, async () => ({
        result: await (verb === "disable" ? disableOperator(deps, operator, id) : enableOperator(deps, id)),
      }));
      res.json({ [`${verb}d`]: true });
    },
  });
  return [
    {
      method: "get",
      path: "/operators",
      async handle(_req, res, you) {
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
        res.json({ operators: listed } satisfies OperatorsReply);
      },
    },
    {
      method: "post",
      path: "/operators",
      isConfirmed: true,
      async handle(req, res, operator) {
        const { email } = bodyOf(req, NewOperatorBody);
        const made = await audited(
          audit,
          { operatorId: operator.id, action: "operator.add", subject: email.toLowerCase() },
          async () => ({ result: await addOperator(deps, email) }),
        );
        res.status(201).json({ email: made.email, password: made.password } satisfies NewOperatorReply);
      },
    },
    {
      method: "post",
      path: "/operators/me/password",
      async handle(req, res, operator) {
        const { current, password } = bodyOf(req, PasswordBody);
        const opened = await audited(
          audit,
          { operatorId: operator.id, action: "operator.password", subject: operator.id },
          async () => ({
            result: await changePassword(deps, operator, { current, password, ...placeOf(req) }),
            fields: ["password"],
          }),
        );
        await giveSession(deps, req, res, opened);
      },
    },
    switched("disable"),
    switched("enable"),
    {
      method: "get",
      path: "/audit",
      async handle(req, res) {
        const { offset, limit } = queryOf(req, AuditQuery);
        const { entries, total } = await audit.page(offset, limit);
        const emailOf = new Map((await operators.all()).map(({ id, email }) => [id, email]));
        res.json({
          total,
          entries: entries.map(({ operatorId, at, ...entry }) => ({
            ...entry,
            at: at.toISOString(),
            operator: emailOf.get(operatorId) ?? operatorId,
          })),
        } satisfies AuditReply);
      },
    },
  ];
}
