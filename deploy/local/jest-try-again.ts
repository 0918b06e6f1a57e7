import { expect, jest } from "@jest/globals";

// Tests on real servers get a second try on a busy machine; what needed it is named at the end of the run.
if (expect.getState().testPath?.includes("/test/integration/")) jest.retryTimes(1, { logErrorsBeforeRetry: true });
