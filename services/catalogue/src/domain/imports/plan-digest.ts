import { createHash } from "node:crypto";
import type { Change } from "./change.ts";

/** Digest of the changes that a file makes: which products, in which version, are added, changed or removed. */
export function planDigest(changes: readonly Change[]): string {
  const lines = changes.map(({ from, to }) =>
    [from?.id ?? "", from?.version ?? 0, to ? "write" : "remove", (to ?? from)?.internalId].join(" "),
  );
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("base64url");
}
