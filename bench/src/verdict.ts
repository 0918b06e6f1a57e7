/** One measured line: name, value and target. */
export type Line = { what: string; value: number; unit: string; hold?: { most?: number; least?: number } };

/** `ok`, `missed`, or nothing without a target. */
export const verdict = ({ value, hold }: Line): string => {
  if (!hold) return "";
  const kept = (hold.most === undefined || value <= hold.most) && (hold.least === undefined || value >= hold.least);
  const promise = hold.most === undefined ? `≥ ${hold.least}` : `≤ ${hold.most}`;
  return `${kept ? "ok" : "MISSED"} (${promise})`;
};

export const printed = (line: Line): string =>
  `${line.what.padEnd(58)} ${line.value.toFixed(line.value < 10 ? 2 : 0).padStart(9)} ${line.unit.padEnd(6)} ${verdict(line)}`;
