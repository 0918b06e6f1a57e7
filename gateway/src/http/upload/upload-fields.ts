import type { Request } from "express";
import { AppError } from "@hundeblick/kit/errors";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { PhotoSubject } from "@hundeblick/proto/health/photo-subject";
import { AnalyzeContext, answersOf } from "@hundeblick/proto/http/context";
import { Language } from "@hundeblick/proto/language";
import { firstInvalidAnswer } from "../../domain/first-invalid-answer.ts";
import { invalid } from "../body.ts";

/** An optional key of 8 to 100 visible characters. */
export function idempotencyKeyOf(req: Request): string | undefined {
  const key = req.get("idempotency-key");
  if (key !== undefined && !/^[\x21-\x7e]{8,100}$/.test(key))
    throw new AppError("invalid_request", { details: { field: "Idempotency-Key" } });
  return key;
}

export function languageIn(country: string | undefined): Language | undefined {
  if (country === undefined || country === "") return undefined;
  const read = Language.safeParse(country);
  if (!read.success) throw invalid("invalid_request", read.error, "country");
  return read.data;
}

/** @throws {AppError} answers_invalid naming the answer, or `context` when it is no JSON object */
export function answersIn(context: string | undefined): OwnerAnswers {
  if (context === undefined || context.trim() === "") return {};
  const read = AnalyzeContext.safeParse(jsonIn(context));
  if (!read.success) throw invalid("answers_invalid", read.error, "context");
  const answers = answersOf(read.data);
  const invalidField = firstInvalidAnswer(answers);
  if (invalidField !== undefined) throw new AppError("answers_invalid", { details: { field: invalidField } });
  return answers;
}

/** @throws {AppError} invalid_request naming `subject` */
export function subjectIn(text: string | undefined): PhotoSubject | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  const read = PhotoSubject.safeParse(jsonIn(text));
  if (!read.success) throw invalid("invalid_request", read.error, "subject");
  return read.data;
}

/** Undefined for invalid JSON, which no schema of a field accepts. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
