import { newId } from "@hundeblick/proto/ids";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Outbox } from "./ports.ts";

export type AlertDeps = Sender & { outbox: Outbox };

/** Queues one mail for each operator, in English like the admin area; the gateway limits how often. */
export async function alertOperators(
  deps: AlertDeps,
  { to, account, attempts }: { to: readonly string[]; account: string; attempts: number },
): Promise<{ ordered: number }> {
  const alertId = newId();
  for (const address of to)
    await deps.outbox.put(orderMail(deps, address, "en", { template: "guessing", alertId, account, attempts }));
  return { ordered: to.length };
}
