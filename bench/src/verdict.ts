/** One measured line: name, value and target. */
export type Line = { what: string; value: number; unit: string; hold?: { most?: number; least?: number } };

export const isMissed = ({ value, hold }: Line): boolean =>
  hold !== undefined && !(value >= (hold.least ?? -Infinity) && value <= (hold.most ?? Infinity));

/** `ok`, `missed`, or nothing without a target. */
const verdict = (line: Line): string => {
  const { hold } = line;
  if (!hold) return "";
  const promise = hold.most === undefined ? `≥ ${hold.least}` : `≤ ${hold.most}`;
  return `${isMissed(line) ? "MISSED" : "ok"} (${promise})`;
};

export const printed = (line: Line): string =>
  `${line.what.padEnd(58)} ${line.value.toFixed(line.value < 10 ? 2 : 0).padStart(9)} ${line.unit.padEnd(6)} ${verdict(line)}`;
