import type { AssessedConcern } from "../check/assessed-concerns.ts";
import { placeOf } from "../check/concern-areas.ts";
import { advisesVisit } from "@hundeblick/proto/health/levels";
import { type RatedFinding, stated } from "./finding.ts";

/** Findings of the answered concerns in the areas of a report. */
export const concernFindings = (concerns: readonly AssessedConcern[]): RatedFinding[] =>
  concerns.map(({ concern: { id: concern }, assessment: { level } }) => ({
    ...stated(
      advisesVisit(level) ? "told_concern_visit" : level === "routine" ? "told_concern_routine" : "told_concern_home",
      "high",
      {
        concern,
      },
    ),
    area: placeOf(concern).area,
  }));
