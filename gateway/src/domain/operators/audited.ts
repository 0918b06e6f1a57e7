import { toAppError } from "@hundeblick/kit/errors";
import type { AuditLog, AuditedAction } from "./ports.ts";

/**
 * Runs an action with an entry in the audit log, written first: without the entry the action is not run. `fieldsOf`
 * names what has changed. The entry of a done action whose outcome cannot be written stays open, never a failed one.
 */
export async function audited<T>(
  audit: AuditLog,
  action: AuditedAction,
  run: () => Promise<T>,
  fieldsOf: (result: T) => readonly string[] = () => [],
): Promise<T> {
  const entry = await audit.begin(action);
  let result: T;
  try {
    result = await run();
  } catch (thrown) {
    await audit.finish(entry, toAppError(thrown).code, []);
    throw thrown;
  }
  await audit.finish(entry, "done", fieldsOf(result));
  return result;
}
