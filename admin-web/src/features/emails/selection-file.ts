import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";

export const BYTE_ORDER_MARK = "\uFEFF";

/** One address a line. */
export const txtOf = (records: readonly EmailRecord[]): string => records.map(({ email }) => `${email}\n`).join("");

/** The selection as the server writes the whole list (RFC 4180). */
export const csvOf = (records: readonly EmailRecord[]): string =>
  `Email,Dog Breed,Has Report,Newsletter Opt-in,Created At\r\n${records.map(lineOf).join("")}`;

const lineOf = ({ email, dogBreed, hasReport, newsletterOptIn, createdAt }: EmailRecord): string =>
  `${[email, dogBreed ?? "", yes(hasReport), yes(newsletterOptIn), createdAt].map(cell).join(",")}\r\n`;

const yes = (is: boolean): string => (is ? "Yes" : "No");

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. Source: OWASP, CSV injection. */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
