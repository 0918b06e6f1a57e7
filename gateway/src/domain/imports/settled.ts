import { AppError, toAppError } from "@hundeblick/kit/errors";
import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import type { Id } from "@hundeblick/proto/ids";
import { importState } from "@hundeblick/proto/rpc/catalogue";
import { pollUntil } from "../poll-until.ts";
import type { AuditLog } from "../operators/ports.ts";
import type { Calls } from "../ports.ts";

export type ImportDeps = { bus: Calls; audit: AuditLog; everyMs: number };

/** Longest time a call waits for an import; afterwards the client polls. */
const WAIT_MS = 20_000;

const isDone = ({ state }: ImportState): boolean => state !== "applying" && state !== "undoing";

/** State of an import when it has ended or the time is up; the last known one while the service is unavailable. */
export function settled({ bus, everyMs }: ImportDeps, begun: ImportState): Promise<ImportState> {
  let last = begun;
  const ask = async (): Promise<ImportState> =>
    (last = await stateOf(bus, begun.importId).catch((error: unknown) => {
      if (toAppError(error).retryable) return last;
      throw error;
    }));
  return pollUntil(ask, isDone, { everyMs, forMs: WAIT_MS });
}

/** @throws {AppError} not_found */
export async function stateOf(bus: Calls, importId: Id): Promise<ImportState> {
  const found = (await bus.call(importState, { importId })).import;
  if (!found) throw new AppError("not_found");
  return found;
}

/** Changes for the audit log: `productsAdded: 3`. */
export const changedCounts = ({ counts }: ImportState): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
