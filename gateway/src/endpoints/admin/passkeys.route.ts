import { AppError } from "@hundeblick/kit/errors";
import {
  NewPasskeyBody,
  PasskeyNameBody,
  type PasskeysReply,
  SignInRules,
} from "@hundeblick/proto/http/admin/passkeys";
import { z } from "zod";
import { bodyOf, partOf } from "../../http/body.ts";
import { audited } from "../../domain/operators/audited.ts";
import { addPasskey, beginPasskey, removePasskey, renewRecoveryCodes } from "../../domain/operators/passkeys.ts";
import type { Operator } from "../../domain/operators/ports.ts";
import type { SignInDeps } from "../../domain/operators/sign-in.ts";
import type { AdminRoute } from "./admin-route.ts";
import { registrationOf } from "./webauthn-response.ts";

const PasskeyId = z
  .string()
  .max(1_400)
  .regex(/^[\w-]+$/);

/** The own passkeys and recovery codes, and the sign-in rules. */
export function passkeyRoutes(deps: SignInDeps): AdminRoute[] {
  const { operators, rules, ceremonies, audit } = deps;
  const noted = <T>(operator: Operator, action: string, act: () => Promise<{ result: T; fields?: string[] }>) =>
    audited(audit, { operatorId: operator.id, action, subject: operator.email }, act);
  return [
    {
      method: "get",
      path: "/operators/me/passkeys",
      isOpenBeforePasskey: true,
      async handle(_req, res, { passkeys, recoveryCodes }) {
        res.json({
          passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
            id,
            name,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          })),
          recoveryCodesLeft: recoveryCodes.length,
          origin: ceremonies.origin ?? null,
          passkeyRequired: (await rules.read()).passkeyRequired,
        } satisfies PasskeysReply);
      },
    },
    {
      method: "post",
      path: "/operators/me/passkeys/options",
      isConfirmed: true,
      isOpenBeforePasskey: true,
      async handle(_req, res, _operator, signedIn) {
        res.json(await beginPasskey(deps, signedIn));
      },
    },
    {
      method: "post",
      path: "/operators/me/passkeys",
      isOpenBeforePasskey: true,
      async handle(req, res, operator, signedIn) {
        const { name, response } = bodyOf(req, NewPasskeyBody);
        const added = await noted(operator, "passkey.add", async () => ({
          result: await addPasskey(deps, signedIn, { name, response: registrationOf(response) }),
        }));
        res.status(201).json(added);
      },
    },
    {
      method: "put",
      path: "/operators/me/passkeys/:id",
      async handle(req, res, operator) {
        const id = partOf(PasskeyId, req.params["id"], "not_found");
        const { name } = bodyOf(req, PasskeyNameBody);
        if (!(await operators.updatePasskey(operator.id, id, { name }))) throw new AppError("not_found");
        res.json({ name });
      },
    },
    {
      method: "delete",
      path: "/operators/me/passkeys/:id",
      isConfirmed: true,
      async handle(req, res, operator) {
        const id = partOf(PasskeyId, req.params["id"], "not_found");
        await noted(operator, "passkey.remove", async () => ({ result: await removePasskey(deps, operator, id) }));
        res.json({ removed: true });
      },
    },
    {
      method: "post",
      path: "/operators/me/recovery-codes",
      isConfirmed: true,
      async handle(_req, res, operator) {
        if (operator.passkeys.length === 0) throw new AppError("not_found");
        const recoveryCodes = await noted(operator, "recovery-codes.renew", async () => ({
          result: await renewRecoveryCodes(deps, operator),
        }));
        res.json({ recoveryCodes });
      },
    },
    {
      method: "put",
      path: "/operators/sign-in-rules",
      isConfirmed: true,
      async handle(req, res, operator) {
        const wanted = bodyOf(req, SignInRules);
        if (wanted.passkeyRequired && operator.passkeys.length === 0)
          throw new AppError("forbidden", { details: { reason: "no passkey" } });
        await noted(operator, "sign-in-rules.update", async () => ({
          result: await rules.save(wanted),
          fields: [`passkey required: ${wanted.passkeyRequired ? "yes" : "no"}`],
        }));
        res.json(wanted);
      },
    },
  ];
}
