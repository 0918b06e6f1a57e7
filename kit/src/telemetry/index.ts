import { register } from "node:module";
import { hostname } from "node:os";
import { trace } from "@opentelemetry/api";
import { AwsInstrumentation } from "@opentelemetry/instrumentation-aws-sdk";
import { IORedisInstrumentation } from "@opentelemetry/instrumentation-ioredis";
import { MongoDBInstrumentation } from "@opentelemetry/instrumentation-mongodb";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { NodeSDK } from "@opentelemetry/sdk-node";
import { z } from "zod";
import { readEnv } from "../env/index.ts";
import { onShutdown } from "./shutdown.ts";
import { measureProcess } from "./process-metrics.ts";
import { sampleReads } from "./sample-reads.ts";

/** Instrumented modules; wrapping others costs time. kit/requests covers HTTP, kit/bus the bus. */
const WATCHED = ["ioredis", "mongodb", "mongoose", "@aws-sdk/client-s3"];

const Env = z.object({ TRACED_READS: z.coerce.number().min(0).max(1).default(0.05) });

/** Traces and metrics over OTLP. Loaded with `--import`, only if OTEL_EXPORTER_OTLP_ENDPOINT is set: 0.6 s, 70 MB. */
export function startTelemetry(serviceName: string): void {
  const { TRACED_READS } = readEnv(Env);
  register("@opentelemetry/instrumentation/hook.mjs", import.meta.url, { data: { include: WATCHED } });
  const sdk = new NodeSDK({
    serviceName,
    sampler: sampleReads(TRACED_READS),
    // only the host name: every attribute would be on every span and metric
    resourceDetectors: [
      { detect: () => ({ attributes: { "service.namespace": "hundeblick", "service.instance.id": hostname() } }) },
    ],
    // logs go to standard output only
    logRecordProcessors: [],
    instrumentations: [
      new IORedisInstrumentation({ requireParentSpan: true }),
      onlyWhenTraced(new MongoDBInstrumentation()),
      new AwsInstrumentation(),
      new UndiciInstrumentation(),
    ],
  });
  sdk.start();
  measureProcess();
  onShutdown(() => sdk.shutdown());
}

/** The instrumentation has no option to skip spans that are not sampled, and would serialise every command for them. */
const onlyWhenTraced = (instrumentation: MongoDBInstrumentation): MongoDBInstrumentation =>
  Object.assign(instrumentation, { _checkSkipInstrumentation: () => !trace.getActiveSpan()?.isRecording() });
