import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import { UNATTENDED_HEADER } from "@hundeblick/proto/http/admin/sign-in";
import type { Caller } from "../../operators/session.ts";

/** The token a call carries. @throws {AppError} not_authenticated when it carries none */
export function bearerOf(req: Request): string {
  const token = /^Bearer +([\w-]{1,200})$/i.exec(req.get("authorization") ?? "")?.[1];
  if (token === undefined) throw new AppError("not_authenticated");
  return token;
}

/** Whose call it is. @throws {AppError} not_authenticated */
export const callerOf = (req: Request): Caller => ({
  token: bearerOf(req),
  isUnattended: req.get(UNATTENDED_HEADER) === "1",
});
