import type { EmailFilter, EmailRecord, EmailsReply } from "@hundeblick/proto/http/admin/emails";
import type { Contact } from "./contact.ts";
import type { Contacts } from "./ports.ts";

/** One page of the addresses, with the cards of all of them. */
export async function listEmails({ contacts }: { contacts: Contacts }, query: { search: string; filter: EmailFilter; offset: number; limit: number }): Promise<EmailsReply> {
  const [{ contacts: page, matching }, stats] = await Promise.all([contacts.list(query), contacts.stats()]);
  return { emails: page.map(recordOf), matching, stats };
}

/** The dog is that of the newest report. */
function recordOf({ address, reports, newsletter, createdAt }: Contact): EmailRecord {
  const newest = reports.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  return {
    email: address, dogBreed: newest?.dog.breed ?? null, dogAge: newest?.dog.ageMonths ?? null,
    hasReport: reports.length > 0, reports: reports.length, newsletterOptIn: newsletter === "confirmed", createdAt: createdAt.toISOString(),
  };
}
