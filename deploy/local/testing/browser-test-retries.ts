import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import type { Counts } from "./counts.ts";

const readSpecs = (): [file: string, text: string][] =>
  globSync("e2e/browser/*.spec.ts", { cwd: ROOT }).map((file) => [file, readFileSync(join(ROOT, file), "utf8")]);

/** Most browser test files with retries (decision 153); one without a reason has failed. */
export function countRetries(specs: readonly (readonly [file: string, text: string])[] = readSpecs()): Counts {
  const files = specs
    .filter(([, text]) => /\bretries:/.test(text))
    .map(([file, text]) => ({ file, reason: /^\/\/ second try: (.+)$/m.exec(text)?.[1] }));
  const unexplained = files.filter(({ reason }) => !reason);
  return {
    passed: 0,
    failed: unexplained.length,
    skipped: 0,
    remarks: [
      `browser test files that may have a second try: ${files.length}`,
      ...files.map(
        ({ file, reason }) => `${reason ? "" : "failed: "}${file}: ${reason ?? "no reason for a second try"}`,
      ),
    ],
  };
}
