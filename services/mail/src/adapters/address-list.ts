import type { Mirror } from "@hundeblick/kit/mirror";
import type { EmailFilter, EmailRecord, EmailStats } from "@hundeblick/proto/http/admin/emails";
import type { Contact } from "../domain/contact.ts";
import type { Contacts } from "../domain/ports.ts";
import { recordOf } from "../domain/email-record.ts";

const WEEK_MS = 7 * 86_400_000;
const NEVER: readonly number[] = [];

/** An address as it is listed; `words` is what a search looks in, `lately` when it was left in the week before it was read. */
export type ListedAddress = { record: EmailRecord; words: string; lately: readonly number[] };

export function listedAddress(contact: Contact, now: Date): ListedAddress {
  const left = contact.reports.length > 0 ? contact.reports.map(({ at }) => at) : [contact.createdAt];
  const lately = left.map((at) => at.getTime()).filter((at) => at > now.getTime() - WEEK_MS);
  return {
    record: recordOf(contact),
    words: [contact.address, ...contact.reports.map(({ dog }) => dog.breed ?? "")].join("\n").toLowerCase(),
    lately: lately.length > 0 ? lately : NEVER,
  };
}

const FILTERS: Record<EmailFilter, (record: EmailRecord) => boolean> = {
  all: () => true,
  reports: ({ hasReport }) => hasReport,
  newsletter: ({ newsletterOptIn }) => newsletterOptIn,
};

/** Pages of all addresses, newest first, with the numbers of the cards; from memory, because a part of a word is in no index. */
export function addressList(mirror: Mirror<ListedAddress>, now: () => Date): Contacts["list"] {
  let ordered: { version: number; rows: ListedAddress[]; stats: EmailStats } | undefined;
  return async ({ search, filter, offset, limit }) => {
    const { rows, version } = await mirror.rows();
    if (ordered?.version !== version) {
      const sorted = [...rows.values()].sort(
        (a, b) => order(b.record.createdAt, a.record.createdAt) || order(a.record.email, b.record.email),
      );
      ordered = { version, rows: sorted, stats: statsOf(sorted) };
    }
    const words = search.toLowerCase();
    const found =
      search === "" && filter === "all"
        ? ordered.rows
        : ordered.rows.filter((row) => FILTERS[filter](row.record) && row.words.includes(words));
    return {
      emails: found.slice(offset, offset + limit).map(({ record }) => record),
      matching: found.length,
      stats: { ...ordered.stats, lastWeek: leftSince(ordered.rows, now().getTime() - WEEK_MS) },
    };
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const leftSince = (rows: readonly ListedAddress[], moment: number): number =>
  rows.reduce((sum, { lately }) => sum + lately.filter((at) => at > moment).length, 0);

function statsOf(rows: readonly ListedAddress[]): EmailStats {
  const stats = { total: 0, withReports: 0, newsletter: 0, waiting: 0, unique: rows.length };
  for (const { record } of rows) {
    stats.total += Math.max(1, record.reports);
    if (record.hasReport) stats.withReports++;
    if (record.newsletterOptIn) stats.newsletter++;
    if (record.newsletterWaiting) stats.waiting++;
  }
  return stats;
}
