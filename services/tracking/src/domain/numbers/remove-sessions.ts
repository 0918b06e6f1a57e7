import { AppError } from "@hundeblick/kit/errors";
import type { RemovedSessions } from "@hundeblick/proto/http/admin/numbers";
import type { CheckUseStore } from "../check-uses.ts";
import type { Clicks, Rollups, Sessions } from "../ports.ts";
import type { VisitorFilter } from "./ports.ts";

export type RemoveSessionsDeps = {
  sessions: Pick<Sessions, "of" | "remove">;
  clicks: Pick<Clicks, "countOfSessions" | "removeOfSessions">;
  checkUses: Pick<CheckUseStore, "removeOfSessions">;
  rollups: Pick<Rollups, "markForRecount">;
  /** Counts the days now that wait to be counted again. */
  recount: () => Promise<unknown>;
  /** Null when the text is no address, network or pseudonym. */
  readFilter: (text: string) => VisitorFilter | null;
  now: () => Date;
};

/**
 * Deletes the visits of an address or a network with clicks and uses of the check, and counts their days again at once.
 * A preview only says what would go.
 * @throws {AppError} invalid_request when the text is neither
 */
export async function removeSessions(
  deps: RemoveSessionsDeps,
  { ip, preview }: { ip: string; preview: boolean },
): Promise<RemovedSessions> {
  const filter = deps.readFilter(ip);
  if (!filter) throw new AppError("invalid_request", { details: { field: "ip" } });
  const found = await deps.sessions.of(filter);
  const ids = found.map(({ sessionId }) => sessionId);
  const counts = {
    by: filter.by,
    sessions: found.length,
    withReport: found.filter(({ report }) => report).length,
    clicks: await deps.clicks.countOfSessions(ids),
    removed: !preview,
  };
  if (preview || found.length === 0) return counts;
  // Noted before anything goes: a process killed in between leaves days that are counted again, never a count of what
  // is gone.
  await deps.rollups.markForRecount(
    found.map(({ startedAt }) => startedAt),
    deps.now(),
  );
  await deps.clicks.removeOfSessions(ids);
  await deps.checkUses.removeOfSessions(ids);
  await deps.sessions.remove(ids);
  await deps.recount();
  return counts;
}
