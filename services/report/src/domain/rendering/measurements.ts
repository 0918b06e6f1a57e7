import type { Measurement } from "@hundeblick/proto/http/report-check";
import { checkFigures, numbersIn } from "@hundeblick/triage/check-figures";
import { needsVet } from "@hundeblick/triage/check";
import { bandsOf } from "@hundeblick/triage/evaluate-check";
import { CHECK_SOURCES } from "../check/check-sources.ts";
import type { Measured } from "../check/measured-checks.ts";
import { changeOf } from "./changes.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { SourceList } from "./source-list.ts";

/** Results of hands-on checks as texts, with their figures. */
export function measurement(measured: Measured, book: Phrasebook, sources: SourceList): Measurement {
  const { check, band, result, measuredAt } = measured;
  return {
    check: check.id,
    name: check.name,
    measuredAt,
    severity: band.severity,
    level: needsVet(band) ? band.level : null,
    text: bandsOf(check.bands, result)
      .map(({ text }) => text)
      .join(" "),
    figures: checkFigures(result, book.language),
    values: numbersIn(result),
    change: changeOf(measured, book),
    sources: sources.cite(CHECK_SOURCES[check.id]),
  };
}
