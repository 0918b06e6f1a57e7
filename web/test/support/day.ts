import { readDay } from "../../src/features/tools/frame/dates.ts";

/** The start of a day such as `2026-11-21`. */
export function day(text: string): Date {
  const read = readDay(text);
  if (!read) throw new Error(text);
  return read;
}
