import type { ErasedIds } from "@hundeblick/kit/erased-ids";
import type { HandledRequestOf } from "@hundeblick/proto/rpc/define";
import type { mailFollowUp } from "@hundeblick/proto/rpc/mail";
import { normalAddress } from "./contact.ts";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Outbox } from "./ports.ts";

export type FollowUpDeps = Sender & { outbox: Outbox; erased: ErasedIds };

/**
 * Schedules the follow-up mail in the place of an earlier one, which report has replaced, because its reply was lost.
 * The address is only in the outbox, and is deleted with the mail or the report.
 */
export async function orderFollowUp(
  deps: FollowUpDeps,
  { reportId, email, language, dogName, token, dueAt }: HandledRequestOf<typeof mailFollowUp>,
): Promise<void> {
  const order = { template: "follow_up" as const, reportId, dogName, token };
  const due = new Date(dueAt);
  await deps.outbox.removeFollowUp(reportId, due);
  await deps.outbox.put(orderMail(deps, normalAddress(email), language, order), due);
  // checks for an erasure last, as collectContact does
  if (await deps.erased.has(reportId)) await deps.outbox.removeOfReport(reportId);
}
