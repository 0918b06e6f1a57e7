import { afterEach, beforeEach, jest } from "@jest/globals";

// React reads the form on submit; the FormData of the test environment accepts no form
const RealFormData = globalThis.FormData;
class FormDataOfNoForm extends RealFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** Sets the date to 21 November 2026; timers continue. */
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
