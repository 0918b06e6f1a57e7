const GERMAN = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });

/** A weight as a German reader writes it, without the unit. */
export const inKilos = (kg: number): string => GERMAN.format(kg);
