import { toAppError } from "@hundeblick/kit/errors";
import type { AuditLog, AuditedAction } from "./ports.ts";

/**
 * Runs an action with an entry in the audit log, written first: without the entry the action is not run. `fieldsOf`
 * names what has changed. The outcome of the action is the caller's, whether or not it can be written.
 */
export async function audited<T>(
  audit: AuditLog,
  action: AuditedAction,
  run: () => Promise<T>,
  fieldsOf: (result: T) => readonly string[] = () => [],
): Promise<T> {
  const entry = await audit.begin(action);
  const finish = (outcome: string, fields: readonly string[]) =>
    audit.finish(entry, outcome, fields).catch(audit.failed);
  let result: T;
  try {
    result = await run();
  } catch (thrown) {
    await finish(toAppError(thrown).code, []);
    throw thrown;
  }
  await finish("done", fieldsOf(result));
  return result;
}
