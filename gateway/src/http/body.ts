import { json, type Request, type RequestHandler } from "express";
import type { z } from "zod";
import { AppError } from "@hundeblick/kit/errors";
import { EmailAddress } from "@hundeblick/proto/email-address";
import type { ErrorCode } from "@hundeblick/proto/errors";

/** Largest JSON body of a public call, in bytes; fits the longest contact message in four-byte characters. */
const MAX_JSON_BYTES = 32 * 1024;

export const jsonBodies = (limit = MAX_JSON_BYTES): RequestHandler => json({ limit, strict: true, inflate: false });

/** Parses the JSON body. @throws {AppError} content_type_unsupported, invalid_request naming the field */
export function bodyOf<Schema extends z.ZodType>(req: Request, schema: Schema): z.output<Schema> {
  if (req.is("application/json") === false)
    throw new AppError("content_type_unsupported", { details: { accepted: ["application/json"] } });
  const read = schema.safeParse(req.body);
  if (!read.success) throw invalid("invalid_request", read.error);
  return read.data;
}

/** Parses the query. @throws {AppError} invalid_request naming the field */
export function queryOf<Schema extends z.ZodType>(req: Request, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(req.query);
  if (!read.success) throw invalid("invalid_request", read.error, "query");
  return read.data;
}

/** Parses a part of the path or the query; an invalid one is not found. */
export function partOf<Schema extends z.ZodType>(schema: Schema, value: unknown, code: ErrorCode): z.output<Schema> {
  const read = schema.safeParse(value);
  if (!read.success) throw new AppError(code);
  return read.data;
}

/** @throws {AppError} email_invalid */
export function emailOf(address: string): string {
  const read = EmailAddress.safeParse(address);
  if (!read.success) throw new AppError("email_invalid", { details: { field: "email" } });
  return read.data;
}

/** An error that names the first invalid field, never its value. */
export function invalid(code: ErrorCode, error: z.ZodError, whole = "body"): AppError {
  const issue = error.issues[0];
  const path = issue?.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : (issue?.path ?? []);
  return new AppError(code, { details: { field: path.map(String).join(".").slice(0, 80) || whole }, cause: error });
}
