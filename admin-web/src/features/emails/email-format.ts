/** Months as an age, `8 y 4 m`. */
export function formatDogAge(months: number | null): string {
  if (months === null) return "—";
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} y` : "", rest > 0 || years === 0 ? `${rest} m` : ""].filter(Boolean).join(" ");
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
/** A day in the operator's own time zone. */
export const formatDate = (instant: string): string => day.format(new Date(instant));

export const formatEmailCount = (count: number): string =>
  `${count.toLocaleString("en")} email${count === 1 ? "" : "s"}`;
