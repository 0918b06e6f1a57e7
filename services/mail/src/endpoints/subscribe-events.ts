import type { Bus } from "@hundeblick/kit/bus";
import type { DeadLetters } from "@hundeblick/kit/dead-letters";
import { reportErased, reportUnlockedV1 } from "@hundeblick/proto/events/report.v1";
import { collectContact, type CollectDeps, eraseReport } from "../domain/collect-contact.ts";

export async function subscribeEvents(
  bus: Pick<Bus, "subscribe">,
  deps: CollectDeps & { deadLetters: DeadLetters },
): Promise<void> {
  const { deadLetters } = deps;
  // of versions before report called mail itself; to be removed when no stream can hold one any more
  await bus.subscribe(reportUnlockedV1, { durable: "mail-report-unlocked", deadLetters }, (unlocked) =>
    collectContact(deps, unlocked),
  );
  await bus.subscribe(reportErased, { durable: "mail-report-erased", deadLetters }, (erased) =>
    eraseReport(deps, erased),
  );
}
