/** Reads a decimal as people type it, with comma or point: `2,5`, `2.5`, ` 2,5 `; null when it is no number. */
export function readDecimal(typed: string): number | null {
  const number = typed.trim().replace(",", ".");
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(number) ? Number(number) : null;
}
