const PARTS = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
const MOMENT = new Intl.DateTimeFormat("en-GB", PARTS);
const WITH_ZONE = new Intl.DateTimeFormat("en-GB", { ...PARTS, timeZoneName: "short" });

/** A moment in the operator's own time zone: `14 May 2026, 09:36`. */
export const formatMoment = (instant: string): string => MOMENT.format(new Date(instant));

/** The same with the zone's name: `14 May 2026, 09:36 CEST`. */
export const formatMomentWithZone = (instant: string): string => WITH_ZONE.format(new Date(instant));

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
/** A date YYYY-MM-DD as `14 May 2026`. */
export const formatDay = (date: string): string => DAY.format(new Date(date));

const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
/** A time of day in the operator's own time zone: `09:36`. */
export const formatClock = (instant: string): string => CLOCK.format(new Date(instant));
