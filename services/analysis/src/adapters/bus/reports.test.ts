import { expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import type { ErrorCode } from "@hundeblick/proto/errors";
import { reportsOverBus } from "./reports.ts";

const composed = (code: ErrorCode): Promise<unknown> =>
  reportsOverBus({ call: () => Promise.reject(new AppError(code)) }).compose({} as never);

test("a report service that does not reply in time is unavailable, so that the attempt does not count", async () => {
  await expect(composed("timeout")).rejects.toMatchObject({ code: "unavailable" });
});
test("any other error of the call is passed on", async () => {
  await expect(composed("report_not_found")).rejects.toMatchObject({ code: "report_not_found" });
});
