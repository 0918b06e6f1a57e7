import type { NextFunction, Request, Response } from "express";
import { trace } from "@opentelemetry/api";
import { Id } from "@hundeblick/proto/ids";
import { DEFAULT_LANGUAGE, Language, LANGUAGES } from "@hundeblick/proto/language";
import type { ErrorCode } from "@hundeblick/proto/errors";
import { clientKey } from "../domain/client-key.ts";

/** Data of a request's sender; rarely needed fields are computed on demand. */
export class Visitor {
  /** Trace id for support; the telemetry's own if there is one. */
  readonly traceId = trace.getActiveSpan()?.spanContext().traceId ?? crypto.randomUUID().replaceAll("-", "");
  /** Key of rate limits, see {@link clientKey}; read while the connection is open. */
  readonly client: string;
  /** Set when the reply was an error. */
  failure?: ErrorCode;
  readonly #req: Request;
  #language: Language | undefined;

  constructor(req: Request) {
    this.#req = req;
    this.client = clientKey(req.ip ?? "unknown");
  }
  /** Language of the replies. */
  get language(): Language {
    return (this.#language ??= languageOf(this.#req));
  }
  set language(language) {
    this.#language = language;
  }
  /** First English tag of the browser's languages, e.g. `en-GB`: determines the market. */
  get englishLocale(): string {
    return /(?:^|[,\s])(en-[a-z]{2})\b/i.exec(this.#req.get("accept-language") ?? "")?.[1] ?? "";
  }
  /** The visit; absent when the browser sends none. */
  get visit(): { sessionId: Id } | undefined {
    const visit = Id.safeParse(this.#req.get("x-visit"));
    return visit.success ? { sessionId: visit.data } : undefined;
  }
}

declare global {
  namespace Express {
    interface Request {
      /** A property, because a WeakMap costs a quarter of a short request in garbage collection. */
      visitor?: Visitor;
    }
  }
}

/** Keeps the visitor of this request for {@link visitorOf}. */
export function identifyVisitor(req: Request, _res: Response, next: NextFunction): void {
  req.visitor = new Visitor(req);
  next();
}

/** `?lang=` first, then the browser's preference, then German. */
function languageOf(req: Request): Language {
  const asked = Language.safeParse(req.query["lang"]);
  if (asked.success) return asked.data;
  return Language.safeParse(req.acceptsLanguages([...LANGUAGES])).data ?? DEFAULT_LANGUAGE;
}

/** @throws {Error} when {@link identifyVisitor} did not run before */
export function visitorOf(req: Request): Visitor {
  if (!req.visitor) throw new Error("identifyVisitor must run before");
  return req.visitor;
}

/** Uses the language in the body from here on. */
export function setVisitorLanguage(req: Request, language: Language | undefined): void {
  if (language) visitorOf(req).language = language;
}
