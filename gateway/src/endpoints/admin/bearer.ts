import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";

/** The token a call carries. @throws {AppError} not_authenticated when it carries none */
export function bearerOf(req: Request): string {
  const token = /^Bearer +([\w-]{1,200})$/i.exec(req.get("authorization") ?? "")?.[1];
  if (token === undefined) throw new AppError("not_authenticated");
  return token;
}
