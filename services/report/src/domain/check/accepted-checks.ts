import { isDeepStrictEqual } from "node:util";
import type { MeasuredCheck } from "@hundeblick/proto/health/check";

/** Given checks, measured at `now` at the latest: a later time comes from a clock that runs ahead. */
export const acceptedChecks = (given: readonly MeasuredCheck[], stored: readonly MeasuredCheck[], now: Date) =>
  given.map((check) => {
    if (Date.parse(check.measuredAt) <= now.getTime()) return check;
    // of a repeated request
    const same = stored.find(({ id, inputs }) => id === check.id && isDeepStrictEqual(inputs, check.inputs));
    return same ?? { ...check, measuredAt: now.toISOString() };
  });
