import type { Session } from "../session.ts";
import { DIRECT } from "../source.ts";
import type { Counts } from "./summary.ts";

export type ListFilter = { facebook: boolean; minActions: boolean; bots: boolean };
/** What decides whether operators' lists show a visit. */
export type ListedVisit = { isBot: boolean; isDirect: boolean; isFacebook: boolean; reached: readonly unknown[] };

export const FACEBOOK = /facebook|fb/i;

export const isBusy = ({ reached }: Pick<ListedVisit, "reached">): boolean => reached.length >= 2;

/**
 * Whether a visit is in operators' lists: a named source is always of interest; a direct visit only when somebody did
 * something.
 */
export function isListed(visit: ListedVisit, { facebook, minActions, bots }: ListFilter): boolean {
  if (!bots && visit.isBot) return false;
  if (facebook && !visit.isFacebook) return false;
  return isBusy(visit) || (!minActions && !visit.isDirect);
}

export function toListedVisit({
  milestones,
  landing,
  visitor,
}: Pick<Session, "milestones" | "landing" | "visitor">): ListedVisit {
  const source = landing?.source ?? DIRECT;
  return {
    isBot: (visitor?.botReason ?? null) !== null,
    isDirect: source === DIRECT,
    isFacebook: FACEBOOK.test(source),
    reached: Object.keys(milestones),
  };
}

/** How many of the counted visits the filters leave: the same rule over counts. */
export function listedOf(counts: Counts, { facebook, minActions }: ListFilter): number {
  if (facebook) return minActions ? counts.facebookBusy : counts.facebook;
  return minActions ? counts.sessions - counts.bounced : counts.listed;
}
