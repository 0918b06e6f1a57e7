import type { Bus } from "@hundeblick/kit/bus";
import { reportErased, reportUnlocked } from "@hundeblick/proto/events/report.v1";
import { collectContact, type CollectDeps, forgetReport } from "../domain/collect-contact.ts";

export async function followFacts(bus: Pick<Bus, "follow">, deps: CollectDeps): Promise<void> {
  await bus.follow(reportUnlocked, { durable: "mail-report-unlocked" }, (unlocked) => collectContact(deps, unlocked));
  await bus.follow(reportErased, { durable: "mail-report-erased" }, (erased) => forgetReport(deps, erased));
}
