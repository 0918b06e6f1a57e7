import { afterEach, beforeEach, jest } from "@jest/globals";

// React reads the form when its submit leads to a new address; the FormData of the test environment takes no form.
const RealFormData = globalThis.FormData;
class FormDataOfNoForm extends RealFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** The tools' tests take place on 21 November 2026; only the date stands still, what waits goes on. */
export function onTheDayOfTools(): void {
  beforeEach(() => {
    globalThis.FormData = FormDataOfNoForm;
    jest.useFakeTimers({
      now: new Date(2026, 10, 21, 10),
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
    globalThis.FormData = RealFormData;
  });
}
