import type { Counts } from "./summary.ts";

export type ListFilter = { facebook: boolean; minActions: boolean; bots: boolean };
/** Fields that decide whether operators' lists show a visit. */
export type ListedVisit = { isBot: boolean; isDirect: boolean; isFacebook: boolean; reached: readonly unknown[] };

export const FACEBOOK = /facebook|fb/i;

export const isBusy = ({ reached }: Pick<ListedVisit, "reached">): boolean => reached.length >= 2;

/** Whether a visit is listed: always with a named source; a direct visit only with some action. */
export function isListed(visit: ListedVisit, { facebook, minActions, bots }: ListFilter): boolean {
  if (!bots && visit.isBot) return false;
  if (facebook && !visit.isFacebook) return false;
  return isBusy(visit) || (!minActions && !visit.isDirect);
}

/** Number of counted visits that pass the filters. */
export function listedOf(counts: Counts, { facebook, minActions }: ListFilter): number {
  if (facebook) return minActions ? counts.facebookBusy : counts.facebook;
  return minActions ? counts.sessions - counts.bounced : counts.listed;
}
