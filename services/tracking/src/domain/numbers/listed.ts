import type { Session } from "../session.ts";
import { DIRECT } from "../source.ts";
import type { Counts } from "./summary.ts";

export type ListFilter = { facebook: boolean; minActions: boolean; bots: boolean };

const FACEBOOK = /facebook|fb/i;

/** Whether a visit is in operators' lists: a named source is always of interest; a direct visit only when somebody did something. */
export function isListed({ milestones, landing, visitor }: Pick<Session, "milestones" | "landing" | "visitor">, { facebook, minActions, bots }: ListFilter): boolean {
  const isBusy = Object.keys(milestones).length >= 2;
  const source = landing?.source ?? DIRECT;
  if (!bots && (visitor?.botReason ?? null) !== null) return false;
  if (facebook && !FACEBOOK.test(source)) return false;
  return isBusy || (!minActions && source !== DIRECT);
}

/** How many of the counted visits the filters leave: the same rule over counts. */
export function listedOf(counts: Counts, { facebook, minActions }: ListFilter): number {
  if (facebook) return minActions ? counts.facebookBusy : counts.facebook;
  return minActions ? counts.sessions - counts.bounced : counts.listed;
}
