import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../deploy/local/machine/folders.ts";

const git = (...args: string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const PACKAGES = ["proto", "kit"];

/** `BEFORE`, else the newest release before this commit, else the previous commit. */
export function earlierRevision(): string {
  const named = process.env["BEFORE"];
  if (named) return git("rev-parse", named);
  const releases = git("tag", "--merged", "HEAD~1", "--sort=-creatordate", "v*").split("\n").filter(Boolean);
  return git("rev-parse", releases[0] ?? "HEAD~1");
}

/** The sources of a revision in a folder of their own, with today's packages. */
export function checkOut(revision: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "earlier-"));
  execFileSync("sh", ["-c", `git archive ${revision} | tar -x -C "$0"`, folder], { cwd: ROOT });
  const modules = join(folder, "node_modules");
  mkdirSync(join(modules, "@hundeblick"), { recursive: true });
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@hundeblick" && !name.startsWith("."))
      symlinkSync(join(ROOT, "node_modules", name), join(modules, name));
  for (const name of PACKAGES) symlinkSync(join(folder, name), join(modules, "@hundeblick", name));
  for (const workspace of ["gateway", ...readdirSync(join(folder, "services")).map((name) => `services/${name}`)]) {
    const own = join(ROOT, workspace, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, "node_modules"));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
