import { CSV_HEAD, csvLine } from "@hundeblick/proto/http/admin/email-lines";
import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";

/** Addresses of a page; fewer mean that it is the last one. */
export const ADDRESS_PAGE = 1_000;
const BOM = "\uFEFF";

type Page = { emails: readonly EmailRecord[] };
type Format = { format: "csv" | "txt"; bom: boolean };

/** A file of addresses, page by page, as CSV or one address a line. */
export async function* addressFile(
  { format, bom }: Format,
  first: Page,
  pageFrom: (offset: number) => Promise<Page>,
): AsyncGenerator<string> {
  if (format === "csv") yield `${bom ? BOM : ""}${CSV_HEAD}`;
  for (let offset = 0, { emails } = first; emails.length > 0;) {
    yield emails.map((record) => (format === "csv" ? csvLine(record) : `${record.email}\n`)).join("");
    offset += emails.length;
    if (emails.length < ADDRESS_PAGE) break;
    ({ emails } = await pageFrom(offset));
  }
}
