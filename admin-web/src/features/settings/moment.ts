const FORMAT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment in the operator's own time zone: `14 May 2026, 09:36`. */
export const momentOf = (instant: string): string => FORMAT.format(new Date(instant));
