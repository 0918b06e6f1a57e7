/** Months as an age, `8 y 4 m`. */
export function formatDogAge(months: number | null): string {
  if (months === null) return "—";
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? `${years} y` : "", rest > 0 || years === 0 ? `${rest} m` : ""].filter(Boolean).join(" ");
}

export const formatEmailCount = (count: number): string =>
  `${count.toLocaleString("en")} email${count === 1 ? "" : "s"}`;
