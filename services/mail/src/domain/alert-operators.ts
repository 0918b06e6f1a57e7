import { newId } from "@hundeblick/proto/ids";
import type { Guesses } from "@hundeblick/proto/rpc/mail";
import { orderMail, type Sender } from "./order-mail.ts";
import type { Outbox } from "./ports.ts";

type AlertDeps = Sender & { outbox: Outbox };

/** Queues one mail for each operator, in English like the admin area; the gateway limits how often. */
export async function alertOperators(
  deps: AlertDeps,
  { to, ...guesses }: Guesses & { to: readonly string[] },
): Promise<{ ordered: number }> {
  const alertId = newId();
  for (const address of to)
    await deps.outbox.put(orderMail(deps, address, "en", { template: "guessing", alertId, ...guesses }));
  return { ordered: to.length };
}
