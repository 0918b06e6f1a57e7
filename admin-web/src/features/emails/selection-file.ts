import { CSV_HEAD, csvLine } from "@hundeblick/proto/http/admin/email-lines";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";

export const BYTE_ORDER_MARK = "\uFEFF";

/** One address a line. */
export const toTxt = (records: readonly EmailRecord[]): string => records.map(({ email }) => `${email}\n`).join("");

/** The selection in the format of the server's export. */
export const toCsv = (records: readonly EmailRecord[]): string => CSV_HEAD + records.map(csvLine).join("");
