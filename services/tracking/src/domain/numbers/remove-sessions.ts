import { AppError } from "@hundeblick/kit/errors";
import type { RemovedSessions } from "@hundeblick/proto/http/admin/numbers";
import type { CheckUseStore } from "../check-uses.ts";
import type { Clicks, Rollups, Sessions } from "../ports.ts";
import type { VisitorFilter } from "./ports.ts";

type RemoveSessionsDeps = {
  sessions: Pick<Sessions, "of" | "remove">;
  clicks: Pick<Clicks, "countOfSessions" | "removeOfSessions">;
  checkUses: Pick<CheckUseStore, "removeOfSessions">;
  rollups: Pick<Rollups, "markForRecount">;
  /** Counts days now that are marked to be counted again. */
  recount: () => Promise<unknown>;
  /** null when the text is no address, network or pseudonym. */
  readFilter: (text: string) => VisitorFilter | null;
  now: () => Date;
};

/**
 * Deletes the visits of an address or a network with clicks and uses of the check, and counts their days again. A
 * preview only counts.
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
  // marked before the deletion, so that the days are counted again after a crash
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
