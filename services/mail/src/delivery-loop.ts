import type { Lifecycle, Resource } from "@hundeblick/kit/lifecycle";

/** Runs one round after the other; closing waits for the mail that is on its way and begins no other. */
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
