/** Months as an age, `8 y 4 m`. */
export function ageText(months: number | null): string {
  if (months === null) return "—";
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} y` : "", rest > 0 || years === 0 ? `${rest} m` : ""].filter(Boolean).join(" ");
}

const moment = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" });
/** Date and time in the operator's own zone. */
export const momentText = (instant: string): string => moment.format(new Date(instant));

export const emailsText = (count: number): string => `${count.toLocaleString("en")} email${count === 1 ? "" : "s"}`;
