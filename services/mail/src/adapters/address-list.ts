import type { Mirror } from "@hundeblick/kit/mirror";
import type { EmailFilter, EmailRecord, EmailSort, EmailStats } from "@hundeblick/proto/http/admin/emails";
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

const KEYS: Record<EmailSort, (record: EmailRecord) => string | null> = {
  email: ({ email }) => email,
  breed: ({ dogBreed }) => dogBreed?.toLowerCase() ?? null,
  created: ({ createdAt }) => createdAt,
};

/** What is not known comes last either way; equals by address. */
function ordering(sort: EmailSort, descending: boolean): (one: ListedAddress, other: ListedAddress) => number {
  const keyOf = KEYS[sort];
  return ({ record: one }, { record: other }) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    if (a === b) return order(one.email, other.email);
    if (a === null || b === null) return a === null ? 1 : -1;
    return descending ? order(b, a) : order(a, b);
  };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Pages of all addresses in an order, with the numbers of the cards; from memory, because a part of a word is in no index. */
export function addressList(mirror: Mirror<ListedAddress>, now: () => Date): Contacts["list"] {
  let read:
    | { version: number; rows: ListedAddress[]; stats: EmailStats; orders: Map<string, ListedAddress[]> }
    | undefined;
  return async ({ search, filter, sort, descending, offset, limit }) => {
    const { rows, version } = await mirror.rows();
    if (read?.version !== version) {
      const all = [...rows.values()];
      read = { version, rows: all, stats: statsOf(all), orders: new Map() };
    }
    const name = `${sort} ${descending}`;
    const ordered = read.orders.get(name) ?? read.rows.toSorted(ordering(sort, descending));
    read.orders.set(name, ordered);
    const words = search.toLowerCase();
    const found =
      search === "" && filter === "all"
        ? ordered
        : ordered.filter((row) => FILTERS[filter](row.record) && row.words.includes(words));
    return {
      emails: found.slice(offset, offset + limit).map(({ record }) => record),
      matching: found.length,
      stats: { ...read.stats, lastWeek: leftSince(read.rows, now().getTime() - WEEK_MS) },
    };
  };
}

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
