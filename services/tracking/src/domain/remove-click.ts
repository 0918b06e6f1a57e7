import type { Clicks, Sessions } from "./ports.ts";

/** Deletes a click; its visit leaves the funnel's last step with its last one. */
export async function removeClick(
  { clicks, sessions }: { clicks: Clicks; sessions: Sessions },
  eventId: string,
): Promise<{ removed: boolean }> {
  const found = await clicks.sessionOf(eventId);
  // before the deletion, so that it is done again after a crash
  if (found && !(await clicks.hasOtherMilestone(found, eventId))) await sessions.unreach(found, "clickedProduct");
  return { removed: await clicks.remove(eventId) };
}
