import type { EmailFilter, EmailSort, EmailStats } from "@hundeblick/proto/http/admin/emails";
import type { Contact, NewsletterState } from "./contact.ts";
import { newestReport } from "./email-record.ts";

/** List fields of a contact, stored with it and recomputed with every change. */
export type Listing = {
  /** Breed of the newest report in lower case; empty when unknown. */
  breed: string;
  breedUnknown: boolean;
  hasReport: boolean;
  /** Number of its reports, at least 1. */
  count: number;
  /** Address and breeds in lower case, for the search. */
  text: string;
};

export function listingOf(contact: Pick<Contact, "address" | "reports">): Listing {
  const { address, reports } = contact;
  const breed = newestReport(reports)?.dog.breed?.toLowerCase() ?? "";
  return {
    breed,
    breedUnknown: breed === "",
    hasReport: reports.length > 0,
    count: Math.max(1, reports.length),
    text: [address, ...reports.map(({ dog }) => dog.breed ?? "")].join("\n").toLowerCase(),
  };
}

type SortField = "address" | "createdAt" | "listing.breed" | "listing.breedUnknown";
export type SortOrder = readonly (readonly [field: SortField, direction: 1 | -1])[];

/** Unknown breeds come last either way; ties by address. */
export function sortOrder(sort: EmailSort, descending: boolean): SortOrder {
  const direction = descending ? -1 : 1;
  const orders: Record<EmailSort, SortOrder> = {
    email: [["address", direction]],
    created: [
      ["createdAt", direction],
      ["address", direction],
    ],
    breed: [
      ["listing.breedUnknown", 1],
      ["listing.breed", direction],
      ["address", 1],
    ],
  };
  return orders[sort];
}

/** Every possible order of a list. */
export const SORT_ORDERS = (["email", "breed", "created"] as const).flatMap((sort) =>
  [false, true].map((descending) => sortOrder(sort, descending)),
);

/** Field value required by a filter. */
type Filter = { newsletter?: NewsletterState; "listing.hasReport"?: boolean };
export const FILTERS: Readonly<Record<EmailFilter, Filter>> = {
  all: {},
  reports: { "listing.hasReport": true },
  newsletter: { newsletter: "confirmed" },
};

/** Contacts with equal filter fields; `times`: number of their reports. */
export type ContactGroup = { newsletter: NewsletterState; hasReport: boolean; contacts: number; times: number };

const countContacts = (groups: readonly ContactGroup[], isCounted: (group: ContactGroup) => boolean): number =>
  groups.filter(isCounted).reduce((sum, { contacts }) => sum + contacts, 0);

/** Number of contacts that match a filter. */
export function countListed(groups: readonly ContactGroup[], filter: EmailFilter): number {
  const { newsletter, "listing.hasReport": hasReport } = FILTERS[filter];
  return countContacts(
    groups,
    (group) =>
      (newsletter ?? group.newsletter) === group.newsletter && (hasReport ?? group.hasReport) === group.hasReport,
  );
}

/** Figures beside the list. */
export const toStats = (groups: readonly ContactGroup[]): Omit<EmailStats, "lastWeek"> => ({
  total: groups.reduce((sum, { times }) => sum + times, 0),
  withReports: countListed(groups, "reports"),
  newsletter: countListed(groups, "newsletter"),
  waiting: countContacts(groups, ({ newsletter }) => newsletter === "asked"),
  unique: countListed(groups, "all"),
});
