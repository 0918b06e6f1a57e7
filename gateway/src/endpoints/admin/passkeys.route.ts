import { AppError } from "@hundeblick/kit/errors";
import {
  NewPasskeyBody,
  PasskeyNameBody,
  type PasskeysReply,
  SignInRules,
} from "@hundeblick/proto/http/admin/passkeys";
import { z } from "zod";
import { bodyOf, partOf } from "../../http/body.ts";
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  replaceRecoveryCodes,
  saveSignInRules,
} from "../../domain/operators/passkeys.ts";
import type { SignInDeps } from "../../domain/operators/sign-in.ts";
import { type AdminRoute, get, post, put, remove } from "./admin-route.ts";
import { registrationOf } from "./webauthn-response.ts";

const PasskeyId = z
  .string()
  .max(1_400)
  .regex(/^[\w-]+$/);

/** The own passkeys and recovery codes, and the sign-in rules. */
export function passkeyRoutes(deps: SignInDeps): AdminRoute[] {
  const { operators, rules, ceremonies } = deps;
  return [
    get(
      "/operators/me/passkeys",
      async ({ operator: { passkeys, recoveryCodes } }) =>
        ({
          passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
            id,
            name,
            createdAt: createdAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          })),
          recoveryCodesLeft: recoveryCodes.length,
          origin: ceremonies.origin ?? null,
          passkeyRequired: (await rules.read()).passkeyRequired,
        }) satisfies PasskeysReply,
      { isOpenBeforePasskey: true },
    ),
    post("/operators/me/passkeys/options", ({ signedIn }) => beginPasskey(deps, signedIn), {
      isConfirmed: true,
      isOpenBeforePasskey: true,
    }),
    post(
      "/operators/me/passkeys",
      async ({ req, res, operator, signedIn, audited }) => {
        const { name, response } = bodyOf(req, NewPasskeyBody);
        const added = await audited({ action: "passkey.add", subject: operator.email }, () =>
          addPasskey(deps, signedIn, { name, response: registrationOf(response) }),
        );
        res.status(201);
        return added;
      },
      { isOpenBeforePasskey: true },
    ),
    put("/operators/me/passkeys/:id", async ({ req, operator }) => {
      const id = partOf(PasskeyId, req.params["id"], "not_found");
      const { name } = bodyOf(req, PasskeyNameBody);
      if (!(await operators.updatePasskey(operator.id, id, { name }))) throw new AppError("not_found");
      return { name };
    }),
    remove(
      "/operators/me/passkeys/:id",
      async ({ req, operator, audited }) => {
        const id = partOf(PasskeyId, req.params["id"], "not_found");
        await audited({ action: "passkey.remove", subject: operator.email }, () => removePasskey(deps, operator, id));
        return { removed: true };
      },
      { isConfirmed: true },
    ),
    post(
      "/operators/me/recovery-codes",
      async ({ operator, audited }) => {
        const recoveryCodes = await audited({ action: "recovery-codes.renew", subject: operator.email }, () =>
          replaceRecoveryCodes(deps, operator),
        );
        return { recoveryCodes };
      },
      { isConfirmed: true },
    ),
    put(
      "/operators/sign-in-rules",
      async ({ req, operator, audited }) => {
        const wanted = bodyOf(req, SignInRules);
        await audited(
          { action: "sign-in-rules.update", subject: operator.email },
          () => saveSignInRules(deps, operator, wanted),
          () => [`passkey required: ${wanted.passkeyRequired ? "yes" : "no"}`],
        );
        return wanted;
      },
      { isConfirmed: true },
    ),
  ];
}
