import { hashOfToken } from "@hundeblick/kit/hash";
import type { Request, Response } from "express";
import { SESSION_HEADER, type CookieSession, type SignInReply } from "@hundeblick/proto/http/admin/sign-in";
import { mustRegister } from "../../domain/operators/passkeys.ts";
import type { Operator } from "../../domain/operators/ports.ts";
import { csrfTokenOf, newToken } from "../../domain/operators/session.ts";
import type { Opened, SignInDeps } from "../../domain/operators/sign-in.ts";
import { cookieOf, setCookie } from "./session-cookie.ts";

/** Replies with a new session: a cookie for the site, which also makes the browser known, or a token for programs. */
export async function giveSession(
  deps: SignInDeps,
  req: Request,
  res: Response,
  { token, operator }: Opened,
): Promise<SignInReply | CookieSession> {
  if (req.get(SESSION_HEADER) !== "cookie") return { token, email: operator.email };
  await addBrowser(deps, req, res, operator);
  setCookie(req, res, "admin-session", token);
  return aboutSession(deps, token, operator);
}

/** The session's data for the site. */
export async function aboutSession(
  { sessions, rules }: Pick<SignInDeps, "sessions" | "rules">,
  token: string,
  operator: Operator,
): Promise<CookieSession> {
  return {
    email: operator.email,
    csrfToken: csrfTokenOf(token),
    endsInSeconds: Math.ceil((await sessions.leftMs(hashOfToken(token))) / 1_000),
    needsPasskey: await mustRegister(rules, operator),
  };
}

async function addBrowser(
  { operators }: SignInDeps,
  req: Request,
  res: Response,
  { id, browsers }: Operator,
): Promise<void> {
  const browser = cookieOf(req, "admin-browser") ?? newToken();
  if (!browsers.includes(hashOfToken(browser))) await operators.addBrowser(id, hashOfToken(browser));
  setCookie(req, res, "admin-browser", browser);
}
