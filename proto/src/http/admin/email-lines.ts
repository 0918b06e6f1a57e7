import type { EmailRecord } from "./emails.ts";

export const CSV_HEAD = "Email,Dog Breed,Has Report,Newsletter Opt-in,Created At\r\n";

/** One line of CSV (RFC 4180) with formulas escaped by an apostrophe. Source: OWASP, CSV injection. */
export const csvLine = ({ email, dogBreed, hasReport, newsletterOptIn, createdAt }: EmailRecord): string =>
  `${[email, dogBreed ?? "", yes(hasReport), yes(newsletterOptIn), createdAt].map(cell).join(",")}\r\n`;

const yes = (is: boolean): string => (is ? "Yes" : "No");
/**
 * Where a formula may begin: the start of a cell, or after a semicolon, at which some spreadsheets split quoted cells.
 */
const FORMULA = /(^|;)(?=[\s\0]*[=+\-@＝＋－＠]|[\t\r\0])/g;
const cell = (text: string): string => {
  const harmless = text.replaceAll(FORMULA, "$1'");
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
