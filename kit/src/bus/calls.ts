import { NoRespondersError, RequestError, TimeoutError, type Msg } from "@nats-io/transport-node";
import type { ReplyOf, RequestOf, Rpc } from "@hundeblick/proto/rpc/define";
import { AppError, toAppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { busDuration } from "../metrics/index.ts";
import type { Connection } from "./connection.ts";
import { observed } from "./spans.ts";
import type { CallOptions, Handler } from "./types.ts";
import { contextOf, decode, decodeError, encode, encodeError, HEADER, languageOf, tracedHeaders } from "./wire.ts";

/** A service that restarts is away for a moment: an idempotent call may knock again. */
const KNOCK_AGAIN_MS = [100, 250, 500];
/** A process that stalls or vanishes takes the calls it was sent with it: a short idempotent one asks once more after this share of its time. */
const ASK_AGAIN_AFTER = 0.6;
const SHORT_MS = 3_000;

export async function callOver<T extends Rpc>(
  { nats, isUp }: Connection,
  subject: string,
  definition: T,
  request: RequestOf<T>,
  options: CallOptions,
): Promise<ReplyOf<T>> {
  const timeout = options.timeoutMs ?? definition.timeoutMs;
  const body = encode(definition.request.parse(request));
  const until = Date.now() + timeout;
  let mayAskAgain = definition.idempotent && timeout <= SHORT_MS;
  return observed({ subject: definition.subject, role: "call" }, async () => {
    for (let knock = 0; ; knock++) {
      if (!isUp()) throw new AppError("unavailable");
      const headers = tracedHeaders();
      const left = Math.max(until - Date.now(), 1);
      const patience = mayAskAgain ? Math.min(left, timeout * ASK_AGAIN_AFTER) : left;
      headers.set(HEADER.deadline, String(Date.now() + patience));
      if (options.language) headers.set(HEADER.language, options.language);
      try {
        const reply = await nats.request(subject, body, { timeout: patience, headers });
        if (reply.headers?.get(HEADER.error)) throw decodeError(reply.data);
        return decode(definition.reply, reply.data, "internal") as ReplyOf<T>;
      } catch (error) {
        if (mayAskAgain && isSilence(error)) {
          mayAskAgain = false;
          continue;
        }
        const wait = KNOCK_AGAIN_MS[knock];
        if (!definition.idempotent || wait === undefined || !isNobody(error)) throw callError(error, isUp());
        await new Promise((next) => setTimeout(next, wait));
      }
    }
  });
}

const isNobody = (error: unknown): boolean =>
  error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
const isSilence = (error: unknown): boolean =>
  error instanceof TimeoutError || (error instanceof Error && error.cause instanceof TimeoutError);

function callError(error: unknown, up: boolean): AppError {
  if (error instanceof AppError) return error;
  if (isNobody(error) || !up) return new AppError("unavailable", { cause: error });
  if (isSilence(error)) return new AppError("timeout", { cause: error });
  return new AppError("unavailable", { cause: error });
}

/** Answers one request, always: with the reply, with the error's code, or with `internal`. */
export async function answer(handler: Handler, message: Msg, log: Log): Promise<void> {
  const { definition } = handler;
  await observed({ subject: definition.subject, role: "serve", parent: contextOf(message.headers) }, async (ended) => {
    try {
      const deadline = new Date(Number(message.headers?.get(HEADER.deadline)) || Date.now() + definition.timeoutMs);
      if (deadline.getTime() < Date.now()) return ended("too_late");
      const language = languageOf(message.headers);
      const request = decode(definition.request, message.data);
      const reply = await handler.run(request, { deadline, ...(language ? { language } : {}) });
      message.respond(encode(definition.reply.parse(reply)));
    } catch (thrown) {
      const error = toAppError(thrown);
      ended(error.code);
      const expected = error.code !== "internal" && error.code !== "invalid_request";
      log[expected ? "debug" : "error"](
        { err: error, subject: definition.subject, fields: error.details["fields"] },
        "a call ended with an error",
      );
      refuse(message, error);
    }
  });
}

/** Says at once that there are too many calls for this one to be answered in time; it is counted like one that was. */
export function turnAway({ definition }: Handler, message: Msg): void {
  busDuration.record(0, { subject: definition.subject, role: "serve", outcome: "unavailable" });
  refuse(message, new AppError("unavailable"));
}

/** Answers a request with an error and nothing else. */
function refuse(message: Msg, error: AppError): void {
  const headers = tracedHeaders();
  headers.set(HEADER.error, error.code);
  message.respond(encodeError(error), { headers });
}
