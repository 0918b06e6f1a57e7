import { EXAMPLE_REPORT, type ReportRef } from "@hundeblick/proto/ids";
import type { RequestOf } from "@hundeblick/proto/rpc/define";
import { unlockReport as unlockCall } from "@hundeblick/proto/rpc/report";
import type { Calls, Limits } from "./ports.ts";
import { withMailLimit } from "./with-rate-limit.ts";

type Unlock = Omit<RequestOf<typeof unlockCall>, "reportId"> & { reportId: ReportRef };

/** Unlocks a report; the address is not stored for the example. @throws {AppError} too_many_requests */
export async function unlockReport(
  { bus, limits }: { bus: Calls; limits: Limits },
  { reportId, ...unlock }: Unlock,
  client: string,
): Promise<void> {
  if (reportId === EXAMPLE_REPORT) return;
  await withMailLimit(limits, { client, email: unlock.email }, () => bus.call(unlockCall, { reportId, ...unlock }));
}
