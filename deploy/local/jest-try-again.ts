import { expect, jest } from "@jest/globals";

// Tests on real servers and of components get a second try on a busy machine; what needed it is named at the end of the run.
if (/\/test\/(?:integration|component)\//.test(expect.getState().testPath ?? ""))
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
