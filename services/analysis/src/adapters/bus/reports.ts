import type { Bus } from "@hundeblick/kit/bus";
import { composeReport } from "@hundeblick/proto/rpc/report";
import type { Reports } from "../../domain/ports.ts";

export const reportsOverBus = (bus: Pick<Bus, "call">): Reports => ({
  compose: (request) => bus.call(composeReport, request, { language: request.language }),
});
