import type { Msg } from "@nats-io/transport-node";
import type { Rpc } from "@hundeblick/proto/rpc/define";
import { AppError, toAppError } from "../errors/index.ts";
import type { Log } from "../log/index.ts";
import { busDuration } from "../metrics/index.ts";
import type { AnyHandler } from "./handlers.ts";
import { withSpan } from "./spans.ts";
import { contextOf, decode, encode, encodeError, HEADER, languageOf, tracedHeaders } from "./wire.ts";

/** When a request arrived and its deadline, both on this process's clock. */
export type Received = { message: Msg; deadline: Date };

/** Deadline of a request; the call's own timeout when the header is missing (previous version). */
export function received(definition: Rpc, message: Msg): Received {
  const remainingMs = Number(message.headers?.get(HEADER.remainingMs)) || definition.timeoutMs;
  return { message, deadline: new Date(Date.now() + remainingMs) };
}

/** Replies with the result, the error's code, `internal`, or `timeout` when it was taken up after its deadline. */
export async function respond(
  definition: Rpc,
  handler: AnyHandler,
  { message, deadline }: Received,
  log: Log,
): Promise<void> {
  await withSpan({ subject: definition.subject, role: "serve", parent: contextOf(message.headers) }, async (ended) => {
    try {
      if (deadline.getTime() < Date.now()) throw new AppError("timeout");
      const language = languageOf(message.headers);
      const request = decode(definition.request, message.data);
      const reply = await handler(request as never, { deadline, ...(language ? { language } : {}) });
      message.respond(encode(definition.reply.parse(reply)));
    } catch (thrown) {
      const error = toAppError(thrown);
      ended(error.code);
      const expected = error.code !== "internal" && error.code !== "invalid_request";
      log[expected ? "debug" : "error"](
        { err: error, subject: definition.subject, fields: error.details["fields"] },
        "call ended with an error",
      );
      replyError(message, error);
    }
  });
}

/** Sheds load: replies at once that the service is overloaded; measured like an answered call. */
export function rejectOverload(definition: Rpc, message: Msg): void {
  busDuration.record(0, { subject: definition.subject, role: "serve", outcome: "unavailable" });
  replyError(message, new AppError("unavailable"));
}

function replyError(message: Msg, error: AppError): void {
  const headers = tracedHeaders();
  headers.set(HEADER.error, error.code);
  message.respond(encodeError(error), { headers });
}
