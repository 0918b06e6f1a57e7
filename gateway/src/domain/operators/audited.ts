import { toAppError } from "@hundeblick/kit/errors";
import type { AuditLog, Deed } from "./ports.ts";

/** Result of a deed, with the names of the fields it changed. */
export type Done<T> = { result: T; fields?: readonly string[] };

/**
 * Does something and leaves a line in the audit log. The line is written first: what cannot be recorded is not
 * done.
 */
export async function audited<T>(audit: AuditLog, deed: Deed, act: () => Promise<Done<T>>): Promise<T> {
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
