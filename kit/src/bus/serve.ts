import type { Msg, Subscription } from "@nats-io/transport-node";
import pLimit from "p-limit";
import type { Rpc } from "@hundeblick/proto/rpc/define";
import type { Log } from "../log/index.ts";
import { type Connection, settledInTime } from "./connection.ts";
import { type AnyHandler, handledCalls } from "./handlers.ts";
import { received, rejectOverload, respond } from "./respond.ts";
import type { Naming } from "./streams.ts";
import type { Bus } from "./types.ts";

/** Calls of one subject that a process handles concurrently. */
const MAX_CONCURRENT = 64;
/** Calls of one subject that may queue; further ones are rejected because they would miss their deadline. */
const QUEUED = 192;
/** Until a rejected subscription is tried again. */
const RESUBSCRIBE_MS = 2_000;

type ServerOptions = { names: Naming; queue: string; signal: AbortSignal; log: Log };

/** Serves calls together with the other processes of the same `queue`; `drain` replies to the last ones. */
export function createCallServer({ nats, isUp }: Connection, { names, queue, signal, log }: ServerOptions) {
  const subscriptions = new Set<Subscription>();
  const inFlight = new Set<Promise<void>>();

  function respondTo(definition: Rpc, handler: AnyHandler): (message: Msg) => void {
    const limit = pLimit(MAX_CONCURRENT);
    return (message) => {
      if (limit.pendingCount >= QUEUED) return rejectOverload(definition, message);
      const request = received(definition, message);
      const work = limit(() => respond(definition, handler, request, log)).finally(() => inFlight.delete(work));
      inFlight.add(work);
    };
  }

  function subscribe(subject: string, answer: (message: Msg) => void): void {
    const subscription = nats.subscribe(subject, {
      queue,
      callback: (error, message) => {
        if (!error) return answer(message);
        // the client drops a rejected subscription; during a rollout a server may not know the call yet
        log.error({ err: error }, "subscription failed, will retry");
        subscriptions.delete(subscription);
        setTimeout(() => signal.aborted || nats.isClosed() || subscribe(subject, answer), RESUBSCRIBE_MS).unref();
      },
    });
    subscriptions.add(subscription);
  }

  const serve: Bus["serve"] = async (contract, handlers) => {
    for (const [definition, handler] of handledCalls(contract, handlers))
      subscribe(names.subject(definition.subject), respondTo(definition, handler));
    await nats.flush();
  };

  return {
    serve,
    async drain(): Promise<void> {
      await settledInTime([...subscriptions].map((subscription) => subscription.drain()));
      while (inFlight.size > 0 && isUp()) await Promise.allSettled(inFlight);
    },
  };
}
