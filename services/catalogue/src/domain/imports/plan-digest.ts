import { hash } from "node:crypto";
import type { Change } from "./change.ts";

/** Digest of the changes that a file makes: which products, in which version, are added, changed or removed. */
export function planDigest(changes: readonly Change[]): string {
  const lines = changes.map(({ from, to }) =>
    [from?.id ?? "", from?.version ?? 0, to ? "write" : "remove", (to ?? from)?.internalId].join(" "),
  );
  return hash("sha256", lines.toSorted().join("\n"), "base64url");
}
