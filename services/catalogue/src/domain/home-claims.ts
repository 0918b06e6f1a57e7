import { AppError } from "@hundeblick/kit/errors";
import type { AdminClaimsReply, Claims } from "@hundeblick/proto/http/claims";

/** What operators made of the figures. `claims` is null while, or again, the site's own count. */
export type KeptClaims = {
  read(): Promise<{ claims: Claims | null; version: number }>;
  /** Keeps the next version; false when this one is not the newest any more. */
  save(claims: Claims | null, version: number): Promise<boolean>;
};
export type ClaimDeps = { claims: KeptClaims; siteClaims: Claims };

export async function homeClaims({ claims: kept, siteClaims }: ClaimDeps): Promise<AdminClaimsReply> {
  const { claims, version } = await kept.read();
  return { claims: claims ?? siteClaims, version, edited: claims !== null };
}

/** @throws {AppError} conflict when somebody else changed them in the meantime */
export async function saveHomeClaims(
  { claims: kept, siteClaims }: ClaimDeps,
  { claims, version }: { claims: Claims | null; version: number },
): Promise<AdminClaimsReply> {
  if (!(await kept.save(claims, version))) throw new AppError("conflict");
  return { claims: claims ?? siteClaims, version: version + 1, edited: claims !== null };
}
