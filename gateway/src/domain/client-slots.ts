import { AppError } from "@hundeblick/kit/errors";

export type ClientSlots = {
  /**
   * Takes a slot and returns an idempotent function that releases it.
   * @throws {AppError} too_many_requests at the client's limit, unavailable when all slots are taken
   */
  take(client: string): () => void;
};

/** As many as the rate limit of analyses allows at once, for a household or an office behind one address. */
export const UPLOADS_PER_CLIENT = 5;
/** Clients without a stream poll every 2 s, so a large network behind one address still gets its reports. */
export const STREAMS_PER_CLIENT = 20;
const RETRY_AFTER_SECONDS = 10;

/** A semaphore of `total` slots, of which one client holds at most `perClient`. */
export function clientSlots({ total, perClient }: { total: number; perClient: number }): ClientSlots {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    take(client) {
      const mine = held.get(client) ?? 0;
      if (mine >= perClient)
        throw new AppError("too_many_requests", { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } });
      if (taken >= total) throw new AppError("unavailable");
      held.set(client, mine + 1);
      taken += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        taken -= 1;
        const left = (held.get(client) ?? 1) - 1;
        if (left > 0) held.set(client, left);
        else held.delete(client);
      };
    },
  };
}
