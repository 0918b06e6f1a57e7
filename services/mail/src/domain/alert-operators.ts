import { newId } from "@hundeblick/proto/ids";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Outbox } from "./ports.ts";

export type AlertDeps = Sender & { outbox: Outbox };

/**
 * Orders one mail for each operator; how often that may happen is the gateway's matter. The admin area speaks English.
 */
export async function alertOperators(
  deps: AlertDeps,
  { to, account, attempts }: { to: readonly string[]; account: string; attempts: number },
): Promise<{ ordered: number }> {
  const alertId = newId();
  for (const address of to)
    await deps.outbox.put(orderMail(deps, address, "en", { template: "guessing", alertId, account, attempts }));
  return { ordered: to.length };
}
