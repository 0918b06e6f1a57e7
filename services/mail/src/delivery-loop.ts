import type { Lifecycle, Resource } from "@hundeblick/kit/lifecycle";

/** Repeats rounds; closing waits for the current mail and starts no other. */
export function deliveryLoop(
  app: Lifecycle,
  everyMs: number,
  round: (isStopping: () => boolean) => Promise<void>,
): void {
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  const loop: Resource = {
    name: "deliveries",
    async close() {
      stopping = true;
      await running.catch(() => undefined);
    },
  };
  app.use(loop);
  app.every(everyMs, "deliver mails", () => (running = round(() => stopping)));
}
