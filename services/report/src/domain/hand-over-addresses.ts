import type { Id } from "@hundeblick/proto/ids";
import type { PendingAddress, Mail, ReportStore } from "./ports.ts";

type HandOverDeps = {
  reports: Pick<ReportStore, "pendingAddresses" | "deletePendingAddress">;
  mail: Pick<Mail, "collect">;
  onFailure: (error: unknown) => void;
};
const BATCH = 20;

/**
 * Gives pending addresses to mail and deletes each once mail has stored it. Failed ones are left for the next round.
 */
export async function handOverAddresses(deps: HandOverDeps, reportId?: Id): Promise<void> {
  for (;;) {
    const waiting = await deps.reports.pendingAddresses(BATCH, reportId);
    const taken = await Promise.all(waiting.map((left) => handOver(deps, left)));
    if (waiting.length < BATCH || taken.includes(false)) return;
  }
}

async function handOver({ reports, mail, onFailure }: HandOverDeps, left: PendingAddress): Promise<boolean> {
  try {
    await mail.collect(left);
    await reports.deletePendingAddress(left.reportId);
    return true;
  } catch (error) {
    onFailure(error);
    return false;
  }
}
