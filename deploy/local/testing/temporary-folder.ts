import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Sets a temporary folder for this run, which is deleted at its end. */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), "hundeblick-"));
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
