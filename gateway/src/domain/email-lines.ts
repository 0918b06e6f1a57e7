import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";

export const CSV_HEAD = "Email,Dog Breed,Has Report,Newsletter Opt-in,Created At\r\n";

/** One line of the CSV (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe. Source: OWASP, CSV injection. */
export const csvLine = ({ email, dogBreed, hasReport, newsletterOptIn, createdAt }: EmailRecord): string =>
  `${[email, dogBreed ?? "", yes(hasReport), yes(newsletterOptIn), createdAt].map(cell).join(",")}\r\n`;

const yes = (is: boolean): string => (is ? "Yes" : "No");
const cell = (text: string): string => {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
