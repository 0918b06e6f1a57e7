/** Parses a decimal with comma or point: `2,5`, `2.5`, ` 2,5 `; null if invalid. */
export function readDecimal(typed: string): number | null {
  const number = typed.trim().replace(",", ".");
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(number) ? Number(number) : null;
}
