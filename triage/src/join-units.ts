/** The space between a number, or a placeholder of one, and its unit. */
const BEFORE_UNIT = /(?<=[\d}#]) (?=(?:%|°C|kg|mg|g|ml|cm)(?!\p{L}))/gu;

/** A text whose numbers stay on one line with their units, by a no-break space. */
export const joinUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, "\u00A0");
