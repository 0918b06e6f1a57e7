import type { DayNumbers } from "@hundeblick/proto/http/admin/numbers";

const HEAD = "Day (UTC),Visitors,Uploaded,Analyzed,Emails,Reports,Clicks,Bounced,Seconds on site,Median seconds\n";

/** The days of a range as CSV: dates and numbers only, so nothing has to be escaped. */
export const flowCsv = (days: readonly DayNumbers[]): string =>
  HEAD +
  days
    .map(
      ({ day, visitors, uploaded, analyzed, emails, reports, clicks, bounced, seconds, medianSeconds }) =>
        `${[day, visitors, uploaded, analyzed, emails, reports, clicks, bounced, seconds, medianSeconds].join(",")}\n`,
    )
    .join("");
