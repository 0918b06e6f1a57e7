/** `2,4 MB`, below a megabyte `350 kB`. */
export function formatBytes(language: string, bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : 1_000_000));
}
