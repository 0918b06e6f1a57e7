import { isDeepStrictEqual } from "node:util";
import type { MeasuredCheck } from "@hundeblick/proto/health/check";

/** Time in which a request is repeated. */
const REPEAT_MS = 5 * 60_000;

/** Given checks, measured at `now` at the latest: a later time comes from a clock that runs ahead. */
export const acceptedChecks = (given: readonly MeasuredCheck[], stored: readonly MeasuredCheck[], now: Date) =>
  given.map((check) => {
    if (Date.parse(check.measuredAt) <= now.getTime()) return check;
    const repeated = stored.find(
      ({ id, inputs, measuredAt }) =>
        id === check.id &&
        isDeepStrictEqual(inputs, check.inputs) &&
        Date.parse(measuredAt) > now.getTime() - REPEAT_MS,
    );
    return repeated ?? { ...check, measuredAt: now.toISOString() };
  });
