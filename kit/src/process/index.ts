import type { z } from "zod";
import { type BaseEnv, readEnv } from "../env/index.ts";
import { createLifecycle, type Lifecycle } from "../lifecycle/index.ts";
import { createLog, type Log } from "../log/index.ts";

type AnyEnv = z.output<z.ZodObject<typeof BaseEnv>>;
export type Process<Env> = { env: Env; log: Log; app: Lifecycle };

/** Environment, log and lifecycle of one process. A failed start or uncaught error is logged and ends it. */
export function startProcess<Schema extends z.ZodType<AnyEnv>>(
  name: string,
  schema: Schema,
): Process<z.output<Schema>> {
  const log = createLog({ service: name });
  const app = createLifecycle({ name, log });
  for (const event of ["uncaughtException", "unhandledRejection"] as const)
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, "unexpected failure");
      app.end(event, 1);
    });
  try {
    const env = readEnv(schema);
    log.level = env.LOG_LEVEL;
    return { env, log, app };
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : "The environment cannot be read.");
    process.exit(1);
  }
}
