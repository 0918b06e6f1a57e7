const number = new Intl.NumberFormat("de-DE");
const price = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** `2.625 mg` */
export const milligrams = (mg: number): string => `${number.format(mg)} mg`;

/** `28,50 €` */
export const euros = (euro: number): string => price.format(euro);

/** `1,5–2`, `3` or, open upwards, `10+`. */
export function range({ from, to }: { from: number; to?: number }): string {
  if (to === undefined) return `${number.format(from)}+`;
  return from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`;
}
