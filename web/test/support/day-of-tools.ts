import { afterEach, beforeEach } from "vitest";
import { onDate } from "../../../web-kit/test/fixed-date.ts";

// React reads the form on submit; the FormData of the test environment accepts no form
const RealFormData = globalThis.FormData;
class FormDataOfNoForm extends RealFormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

/** Sets the date to 21 November 2026, in a new tab; timers continue. */
export function onTheDayOfTools(): void {
  onDate(new Date(2026, 10, 21, 10));
  beforeEach(() => {
    globalThis.FormData = FormDataOfNoForm;
    sessionStorage.clear();
  });
  afterEach(() => {
    globalThis.FormData = RealFormData;
  });
}
