import { register } from "node:module";
import { hostname } from "node:os";
import { AwsInstrumentation } from "@opentelemetry/instrumentation-aws-sdk";
import { ExpressInstrumentation, ExpressLayerType } from "@opentelemetry/instrumentation-express";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { IORedisInstrumentation } from "@opentelemetry/instrumentation-ioredis";
import { MongoDBInstrumentation } from "@opentelemetry/instrumentation-mongodb";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { atTheEnd } from "./at-the-end.ts";
import { measureProcess } from "./process-metrics.ts";

const QUIET = new Set(["/healthz", "/readyz"]);

/** The modules that are watched; a module that is wrapped for nothing is slower for nothing. */
const WATCHED = ["http", "https", "node:http", "node:https", "express", "ioredis", "mongodb", "mongoose", "@aws-sdk/client-s3"];

/** Whoever asks stays unknown, and so does the address asked for: it may open a report or confirm an e-mail address. The route says enough. */
const UNTOLD = { "client.address": undefined, "network.peer.address": undefined, "network.peer.port": undefined, "user_agent.original": undefined, "url.path": undefined, "url.query": undefined };

/**
 * Traces and metrics over OTLP. Loaded with `--import` before everything else, and only when
 * OTEL_EXPORTER_OTLP_ENDPOINT is set: it costs 0.6 s of start and 70 MB.
 */
export function startTelemetry(serviceName: string): void {
  register("@opentelemetry/instrumentation/hook.mjs", import.meta.url, { data: { include: WATCHED } });
  const sdk = new NodeSDK({
    serviceName,
    // nothing of the machine but its name: the others would be on every span and metric
    resourceDetectors: [{ detect: () => ({ attributes: { "service.namespace": "hundeblick", "service.instance.id": hostname() } }) }],
    // lines go to the standard output and nowhere else
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url }) => QUIET.has(url ?? ""), startIncomingSpanHook: () => UNTOLD }),
      // for the names of the routes; a span for each layer would say no more
      new ExpressInstrumentation({ ignoreLayersType: [ExpressLayerType.MIDDLEWARE, ExpressLayerType.REQUEST_HANDLER, ExpressLayerType.ROUTER] }),
      new IORedisInstrumentation(),
      new MongoDBInstrumentation(),
      new AwsInstrumentation(),
      new UndiciInstrumentation(),
    ],
  });
  sdk.start();
  measureProcess();
  atTheEnd(() => sdk.shutdown());
}
