import { toAppError } from "@hundeblick/kit/errors";
import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import { pollUntil } from "../poll-until.ts";
import type { AuditLog } from "../operators/ports.ts";
import type { Imports } from "./ports.ts";

export type ImportDeps = { imports: Imports; audit: AuditLog; everyMs: number };

/** Longest time a call waits for an import; afterwards the client polls. */
const WAIT_MS = 20_000;

const isDone = ({ state }: ImportState): boolean => state !== "applying" && state !== "undoing";

/** State of an import when it has ended or the time is up; the last known one while the service is unavailable. */
export function settled({ imports, everyMs }: ImportDeps, begun: ImportState): Promise<ImportState> {
  let last = begun;
  const ask = async (): Promise<ImportState> =>
    (last = await imports.state(begun.importId).catch((error: unknown) => {
      if (toAppError(error).retryable) return last;
      throw error;
    }));
  return pollUntil(ask, isDone, { everyMs, forMs: WAIT_MS });
}

/** Changes for the audit log: `productsAdded: 3`. */
export const changedCounts = ({ counts }: ImportState): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
