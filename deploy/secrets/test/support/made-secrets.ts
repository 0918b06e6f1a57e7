import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = join(import.meta.dirname, "../../make-secrets.mjs");

/** Secrets of a first start in a temporary folder, deleted by `remove`. */
export function madeSecrets() {
  const root = mkdtempSync(join(tmpdir(), "secrets-"));
  const folder = join(root, "made");
  const make = (): string =>
    execFileSync(process.execPath, [PROGRAM], { env: { ...process.env, SECRETS: folder }, encoding: "utf8" });
  const said = make();
  return {
    root,
    folder,
    said,
    make,
    read: (path: string): string => readFileSync(join(folder, path), "utf8"),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
export type MadeSecrets = ReturnType<typeof madeSecrets>;
