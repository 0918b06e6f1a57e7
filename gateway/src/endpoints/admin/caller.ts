import { timingSafeEqual } from "node:crypto";
import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { CSRF_HEADER, UNATTENDED_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import { type Caller, csrfTokenOf } from "../../domain/operators/session.ts";
import { cookieOf } from "./session-cookie.ts";

const HARMLESS = new Set(["GET", "HEAD"]);

/**
 * The operator of a call: by a bearer token (programs) or by the site's cookie. Browsers send the cookie by themselves,
 * so changes need the CSRF token as well.
 * @throws {AppError} not_authenticated, csrf_token_wrong
 */
export function callerOf(req: Request): Caller {
  const isUnattended = req.get(UNATTENDED_HEADER) === "1";
  const bearer = /^Bearer +([\w-]{1,200})$/i.exec(req.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return { token: bearer, isUnattended };
  const token = cookieOf(req, "admin-session");
  if (!token) throw new AppError("not_authenticated");
  if (!HARMLESS.has(req.method) && !isSame(req.get(CSRF_HEADER) ?? "", csrfTokenOf(token)))
    throw new AppError("csrf_token_wrong");
  return { token, isUnattended };
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
