import { monitorEventLoopDelay } from "node:perf_hooks";
import { metrics } from "@opentelemetry/api";

const NANOSECONDS = 1e9;
/** Sampling interval of the event loop; 20 ms would take a tenth of a core in seven processes. */
const SAMPLING_MS = 100;

/** Process metrics by OpenTelemetry's conventions. The delay is that since the last export. */
export function measureProcess(): void {
  const meter = metrics.getMeter("hundeblick-process");
  const delay = monitorEventLoopDelay({ resolution: SAMPLING_MS });
  delay.enable();
  const p99 = meter.createObservableGauge("nodejs.eventloop.delay.p99", {
    unit: "s",
    description: "99th percentile of the event loop's delay",
  });
  const max = meter.createObservableGauge("nodejs.eventloop.delay.max", {
    unit: "s",
    description: "Longest delay of the event loop",
  });
  meter.addBatchObservableCallback(
    (result) => {
      result.observe(p99, delay.percentile(99) / NANOSECONDS);
      result.observe(max, delay.max / NANOSECONDS);
      delay.reset();
    },
    [p99, max],
  );
  meter
    .createObservableGauge("process.memory.usage", { unit: "By", description: "Resident memory" })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
}
