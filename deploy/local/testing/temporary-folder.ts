import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives this run a folder for temporary files of its own: what tests and browsers leave in it goes with the run. */
export function useTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), "hundeblick-"));
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
