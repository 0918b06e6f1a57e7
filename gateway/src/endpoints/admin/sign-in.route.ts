import type { RequestHandler } from "express";
import { SignInBody } from "@hundeblick/proto/http/admin/sign-in";
import { bodyOf } from "../../http/body.ts";
import { visitorOf } from "../../http/visitor.ts";
import { signIn, type SignInDeps } from "../../operators/sign-in.ts";

/** POST /api/admin/auth/login: e-mail and password become a token. */
export const signInHandler =
  (deps: SignInDeps): RequestHandler =>
  async (req, res) => {
    const { email, password } = bodyOf(req, SignInBody);
    res.json(await signIn(deps, { email, password, address: visitorOf(req).client }));
  };
