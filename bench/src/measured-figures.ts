import { writeFileSync } from "node:fs";

/** Writes figures that the site shows (`/{language}/accuracy`) with their date. */
export const writeFigures = (name: string, figures: Readonly<Record<string, unknown>>): void =>
  writeFileSync(
    new URL(`../measured/${name}.json`, import.meta.url),
    `${JSON.stringify({ measuredOn: new Date().toISOString().slice(0, 10), ...figures }, undefined, 2)}\n`,
  );
