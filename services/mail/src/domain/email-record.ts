import type { EmailRecord } from "@hundeblick/proto/http/admin/emails";
import type { Contact, ReportOfContact } from "./contact.ts";

export const newestReport = (reports: readonly ReportOfContact[]): ReportOfContact | undefined =>
  reports.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];

/** One address for operators, with the dog of its newest report. */
export function recordOf({ address, reports, newsletter, createdAt }: Contact): EmailRecord {
  const newest = newestReport(reports);
  return {
    email: address,
    dogBreed: newest?.dog.breed ?? null,
    dogAge: newest?.dog.ageMonths ?? null,
    hasReport: reports.length > 0,
    reports: reports.length,
    newsletterOptIn: newsletter === "confirmed",
    ...(newsletter === "asked" && { newsletterWaiting: true }),
    createdAt: createdAt.toISOString(),
  };
}
