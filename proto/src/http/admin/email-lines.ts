import type { EmailRecord } from "./emails.ts";

export const CSV_HEAD = "Email,Dog Breed,Has Report,Newsletter Opt-in,Created At\r\n";

/**
 * One line of the CSV (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe. Source:
 * OWASP, CSV injection.
 */
export const csvLine = ({ email, dogBreed, hasReport, newsletterOptIn, createdAt }: EmailRecord): string =>
  `${[email, dogBreed ?? "", yes(hasReport), yes(newsletterOptIn), createdAt].map(cell).join(",")}\r\n`;

const yes = (is: boolean): string => (is ? "Yes" : "No");
/**
 * Where a formula may begin: at the start of a cell, and behind a semicolon, which some spreadsheets split at, whatever
 * is quoted. Full-width signs count as plain ones.
 */
const FORMULA = /(^|;)(?=[\s\0]*[=+\-@＝＋－＠]|[\t\r\0])/g;
const cell = (text: string): string => {
  const harmless = text.replaceAll(FORMULA, "$1'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
