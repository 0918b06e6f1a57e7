const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "2-digit", minute: "2-digit" } as const;
const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", options);
  return (moment: string | number): string => format.format(new Date(moment));
};

// in the operator's own time zone

/** `14 May 2026, 09:36`. */
export const formatMoment = formatter({ ...DATE, ...TIME });
/** `14 May 2026, 09:36 CEST`. */
export const formatMomentWithZone = formatter({ ...DATE, ...TIME, timeZoneName: "short" });
/** `14 May, 09:36`. */
export const formatDayAndTime = formatter({ day: "numeric", month: "short", ...TIME });
/** `14 May 2026`. */
export const formatLocalDay = formatter(DATE);
/** `09:36`. */
export const formatClock = formatter(TIME);
/** `09:36:05`. */
export const formatTimeWithSeconds = formatter({ ...TIME, second: "2-digit" });

// in UTC

/** A date YYYY-MM-DD as `14 May 2026`. */
export const formatDay = formatter({ ...DATE, timeZone: "UTC" });
/** `14 May`. */
export const formatDayAndMonth = formatter({ day: "numeric", month: "short", timeZone: "UTC" });
/** `14 May, 09:36`. */
export const formatUtcDayAndTime = formatter({ day: "numeric", month: "short", ...TIME, timeZone: "UTC" });
/** `09:36:05`. */
export const formatUtcTime = formatter({ ...TIME, second: "2-digit", timeZone: "UTC" });
