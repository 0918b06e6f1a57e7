import { Id } from "@hundeblick/proto/ids";
import { addressesOfReports } from "@hundeblick/proto/rpc/mail";
import type { Calls } from "./ports.ts";

/** Addresses of reports; null for a report without one. */
export async function addressBook(
  bus: Calls,
  reportIds: readonly (string | null)[],
): Promise<(reportId: string | null) => string | null> {
  const asked = [...new Set(reportIds)].filter((id): id is Id => Id.safeParse(id).success);
  const { addresses } = asked.length > 0 ? await bus.call(addressesOfReports, { reportIds: asked }) : { addresses: {} };
  const known = new Map(Object.entries(addresses));
  return (reportId) => (reportId === null ? null : (known.get(reportId) ?? null));
}
