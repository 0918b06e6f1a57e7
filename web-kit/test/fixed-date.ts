import { afterEach, beforeEach, jest } from "@jest/globals";

/** Stops the clock of `Date` in each test of a file or block; timers continue. */
export function onDate(now: Date): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now,
      doNotFake: [
        "setTimeout",
        "setInterval",
        "queueMicrotask",
        "nextTick",
        "setImmediate",
        "performance",
        "requestAnimationFrame",
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
