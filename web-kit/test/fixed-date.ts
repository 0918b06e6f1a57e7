import { afterEach, beforeEach, vi } from "vitest";

/** Stops the clock of `Date` in each test of a file or block; timers continue. */
export function onDate(now: Date): void {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
