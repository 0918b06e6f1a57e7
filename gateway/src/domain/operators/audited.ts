import { toAppError } from "@hundeblick/kit/errors";
import type { AuditLog, AuditedAction } from "./ports.ts";

/** Result of an action, with the names of the changed fields. */
export type Done<T> = { result: T; fields?: readonly string[] };

/** Runs an action with an entry in the audit log, written first: without the entry the action is not run. */
export async function audited<T>(audit: AuditLog, deed: AuditedAction, act: () => Promise<Done<T>>): Promise<T> {
  const entry = await audit.begin(deed);
  try {
    const { result, fields = [] } = await act();
    await audit.finish(entry, "done", fields);
    return result;
  } catch (thrown) {
    await audit.finish(entry, toAppError(thrown).code, []);
    throw thrown;
  }
}
