import { toAppError } from "@hundeblick/kit/errors";
import type { ImportState } from "@hundeblick/proto/http/catalogue-import";
import { askUntil } from "../ask-until.ts";
import type { AuditLog } from "../operators/ports.ts";
import type { Imports } from "./ports.ts";

export type ImportDeps = { imports: Imports; audit: AuditLog; everyMs: number };

/** Longest a call waits for an import; a large one goes on and can be asked for. */
const WAIT_MS = 20_000;

const isDone = ({ state }: ImportState): boolean => state !== "applying" && state !== "undoing";

/** How an import stands when it is done or the wait is over. While the service cannot be asked, it is as it was. */
export function settled({ imports, everyMs }: ImportDeps, begun: ImportState): Promise<ImportState> {
  let last = begun;
  const ask = async (): Promise<ImportState> =>
    (last = await imports.state(begun.importId).catch((error: unknown) => {
      if (toAppError(error).retryable) return last;
      throw error;
    }));
  return askUntil(ask, isDone, { everyMs, forMs: WAIT_MS });
}

/** What changed, for the audit log: `productsAdded: 3`. */
export const changedCounts = ({ counts }: ImportState): string[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${name}: ${count}`);
