import type { Bus } from "@hundeblick/kit/bus";
import { AppError, toAppError } from "@hundeblick/kit/errors";
import { composeReport, readEmergency } from "@hundeblick/proto/rpc/report";
import type { Reports } from "../../domain/ports.ts";

/** A timeout of the report service is our outage, so the attempt does not count against the photo. */
export const reportsOverBus = (bus: Pick<Bus, "call">): Reports => ({
  compose: (request) => bus.call(composeReport, request, { language: request.language }).catch(asOutage),
  emergency: async (request) =>
    (await bus.call(readEmergency, request, { language: request.language }).catch(asOutage)).emergency,
});

function asOutage(thrown: unknown): never {
  const error = toAppError(thrown);
  throw error.code === "timeout" ? new AppError("unavailable", { cause: error }) : error;
}
