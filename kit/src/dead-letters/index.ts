import type { ServiceName } from "@hundeblick/proto/rpc/service-status";
import { listDeadLetters, MAX_LISTED, resendDeadLetters } from "@hundeblick/proto/rpc/dead-letters";
import type { Bus } from "../bus/index.ts";
import { toAppError } from "../errors/index.ts";
import type { DeadLetters } from "./store.ts";

export { type DeadLetter, type DeadLetters } from "./store.ts";
export { mongoDeadLetters } from "./mongo.ts";

/** Lists the dead letters of one service and redelivers chosen ones; a handled one is removed. */
export async function serveDeadLetters({
  bus,
  service,
  deadLetters,
}: {
  bus: Pick<Bus, "serve" | "redeliver">;
  service: ServiceName;
  deadLetters: DeadLetters;
}): Promise<void> {
  const contract = { list: listDeadLetters(service), resend: resendDeadLetters(service) };
  await bus.serve(contract, {
    async list() {
      const [letters, total] = await Promise.all([deadLetters.newest(MAX_LISTED), deadLetters.count()]);
      return {
        total,
        letters: letters.map(({ id, consumer, subject, reason, tries, publishedAt, failedAt }) => ({
          id,
          consumer,
          subject,
          reason,
          tries,
          publishedAt: publishedAt.toISOString(),
          failedAt: failedAt.toISOString(),
        })),
      };
    },
    async resend({ ids }) {
      const result = { handled: 0, failed: 0, gone: 0 };
      for (const id of new Set(ids)) result[await resend({ bus, deadLetters }, id)] += 1;
      return result;
    },
  });
}

async function resend(
  { bus, deadLetters }: { bus: Pick<Bus, "redeliver">; deadLetters: DeadLetters },
  id: string,
): Promise<"handled" | "failed" | "gone"> {
  const letter = await deadLetters.find(id);
  if (!letter) return "gone";
  try {
    await bus.redeliver(letter);
  } catch (thrown) {
    const reason = toAppError(thrown).code;
    await deadLetters.put({ ...letter, reason, tries: letter.tries + 1, failedAt: new Date() });
    return "failed";
  }
  await deadLetters.remove(id);
  return "handled";
}
