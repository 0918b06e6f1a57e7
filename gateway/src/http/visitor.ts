import type { NextFunction, Request, Response } from "express";
import { trace } from "@opentelemetry/api";
import { Id } from "@hundeblick/proto/ids";
import { DEFAULT_LANGUAGE, Language, LANGUAGES } from "@hundeblick/proto/language";
import type { ErrorCode } from "@hundeblick/proto/errors";
import { clientKey } from "../domain/client-key.ts";

/** What one request tells about who sent it. */
export type Visitor = {
  /** Language of the sentences this visitor reads. */
  language: Language;
  /** First English tag of the browser's languages, e.g. `en-GB`: it tells the market. */
  englishLocale: string;
  /** Number to ask us with; the telemetry's own when there is one. */
  traceId: string;
  /** Whom limits count, see {@link clientKey}. */
  client: string;
  /** The funnel's visit; absent when the browser sends none. */
  visit: { sessionId: Id } | undefined;
  /** Set when the answer was an error. */
  failure?: ErrorCode;
};

const visitors = new WeakMap<Request, Visitor>();

/** Reads the visitor from the request, once. */
export function meetVisitor(req: Request, _res: Response, next: NextFunction): void {
  const visit = Id.safeParse(req.get("x-visit"));
  visitors.set(req, {
    language: languageOf(req),
    englishLocale: /(?:^|[,\s])(en-[a-z]{2})\b/i.exec(req.get("accept-language") ?? "")?.[1] ?? "",
    traceId: trace.getActiveSpan()?.spanContext().traceId ?? crypto.randomUUID().replaceAll("-", ""),
    client: clientKey(req.ip ?? "unknown"),
    visit: visit.success ? { sessionId: visit.data } : undefined,
  });
  next();
}

/** `?lang=` first, then what the browser prefers, then German. */
function languageOf(req: Request): Language {
  const asked = Language.safeParse(req.query["lang"]);
  if (asked.success) return asked.data;
  return Language.safeParse(req.acceptsLanguages([...LANGUAGES])).data ?? DEFAULT_LANGUAGE;
}

/** @throws {Error} when {@link meetVisitor} did not run before */
export function visitorOf(req: Request): Visitor {
  const visitor = visitors.get(req);
  if (!visitor) throw new Error("meetVisitor must run before");
  return visitor;
}

/** From here on this visitor is spoken to in the language the body names. */
export function speak(req: Request, language: Language | undefined): void {
  if (language) visitorOf(req).language = language;
}
