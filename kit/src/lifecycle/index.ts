import { setTimeout as pause } from "node:timers/promises";
import { checkReadiness, createHealthServer, type Readiness } from "./health-server.ts";
import type { Log } from "../log/index.ts";
import { shutdownTelemetry } from "../telemetry/shutdown.ts";
import type { Resource } from "./resource.ts";

export { checkReadiness, CHECK_LIMIT_MS, type Readiness } from "./health-server.ts";
export type { Resource } from "./resource.ts";

export type Lifecycle = {
  /** Registers a resource; resources close in reverse order. */
  use<T extends Resource>(resource: T): T;
  /** Repeats a task without overlap; a failure is logged and the next run still comes. */
  every(ms: number, name: string, task: () => Promise<unknown>): void;
  readiness(): Promise<Readiness>;
  /** Opens /healthz and /readyz and handles SIGTERM and SIGINT. */
  ready(healthPort: number, host?: string): Promise<void>;
  stop(reason: string): Promise<void>;
  /** Stops and exits with this code. */
  end(reason: string, code: number): void;
};

const STOP_LIMIT_MS = 9_000;
const TASK_LIMIT_MS = 3_000;

/** Ordered start and stop of one process. A stop that takes longer than 9 s is forced. */
export function createLifecycle({ name, log }: { name: string; log: Log }): Lifecycle {
  const resources: Resource[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let stopping: Promise<void> | undefined;

  const every = (ms: number, task: string, run: () => Promise<unknown>): void => {
    const schedule = (): void => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        const work = run()
          .catch((error: unknown) => log.error({ err: error, task }, "a regular task failed"))
          .finally(() => {
            running.delete(work);
            if (!stopping) schedule();
          });
        running.add(work);
      }, ms);
      timers.add(timer.unref());
    };
    schedule();
  };

  const closeAll = async (reason: string): Promise<void> => {
    log.info({ reason }, "stopping");
    for (const timer of timers) clearTimeout(timer);
    // a task in flight may use what is closed next, but must not delay the stop for long
    await Promise.race([Promise.allSettled(running), pause(TASK_LIMIT_MS, undefined, { ref: false })]);
    for (const resource of resources.toReversed()) {
      await resource
        .close()
        .catch((error: unknown) => log.error({ err: error, resource: resource.name }, "could not close"));
    }
    await shutdownTelemetry();
    log.info("stopped");
  };
  const stop = (reason: string): Promise<void> => (stopping ??= closeAll(reason));

  const end = (reason: string, code: number): void => {
    setTimeout(() => {
      log.error("stop took too long, forced");
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    void stop(reason).then(() => {
      process.exitCode ??= code;
      setImmediate(() => process.exit());
    });
  };

  return {
    use: (resource) => {
      resources.push(resource);
      return resource;
    },
    every,
    stop,
    end,
    readiness: () => checkReadiness(resources),
    async ready(healthPort, host = "127.0.0.1") {
      const health = await createHealthServer({
        port: healthPort,
        host,
        checks: resources,
        isStopping: () => stopping !== undefined,
      });
      resources.unshift(health);
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => end(signal, 0));
      log.info({ process: name, healthPort: health.port }, "ready");
    },
  };
}
