/** A number with a unit or percent, as a reader of German, English or Polish sees it. */
const UNITS = [
  "%", "‰", "Prozent", "percent", "per cent", "procent\\w*",
  "mg", "µg", "mcg", "g", "kg", "ml", "l", "mm", "cm", "m", "km", "kcal", "kJ", "IE", "IU", "°C",
  "€", "EUR", "Euro", "zł", "£", "GBP",
  "Sekunden?", "Minuten?", "Stunden?", "Tagen?", "Tage", "Wochen?", "Monaten?", "Monate", "Jahren?", "Jahre",
  "seconds?", "minutes?", "hours?", "days?", "weeks?", "months?", "years?",
  "sekund\\w*", "minut\\w*", "godzin\\w*", "dni", "dzień", "tygodni\\w*", "tydzień", "miesi[ąęc]\\w*", "lat", "roku?", "lata",
  "Hunden?", "Hunde", "dogs", "psów", "psy",
];
const NUMBER = String.raw`\d[\d.,\u202f\u00a0]*(?:\s*(?:[–-]|bis|to|do)\s*\d[\d.,]*)?`;
const FIGURE = new RegExp(String.raw`(?<![\w])(?:[€£]\s*${NUMBER}|${NUMBER}[\s\u00a0\u202f-]*(?:${UNITS.join("|")})(?![\p{L}\p{N}]))`, "giu");

/** All figures of a text, in order. */
export const figuresIn = (text: string): string[] => [...text.matchAll(FIGURE)].map(([figure]) => figure.trim());
