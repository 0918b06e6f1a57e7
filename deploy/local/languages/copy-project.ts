import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const PARTS = ["proto", "triage", "kit", "web-kit", "web", "admin-web", "gateway", "migrations"];
const OWN = "@hundeblick";
const NOT_COPIED = /\/(?:node_modules|dist|dist-ssr|test)(?:\/|$)|\.test\.|\.tsbuildinfo$/;

/** Copies the parts of the project with texts, and links the installed packages. */
export function copyProject(root: string, to: string): void {
  const parts = [...PARTS, ...globSync("services/*", { cwd: root })];
  for (const part of parts)
    cpSync(join(root, part), join(to, part), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  // figures shown on the site
  cpSync(join(root, "bench/measured"), join(to, "bench/measured"), { recursive: true });
  for (const name of readdirSync(root))
    if (/^(?:package|tsconfig.*)\.json$/.test(name)) cpSync(join(root, name), join(to, name));
  linkPackages(root, to, parts);
}

/** Workspaces are those of the copy, all other packages the installed ones. */
function linkPackages(root: string, to: string, parts: readonly string[]): void {
  for (const part of [".", ...parts]) link(join(root, part, "node_modules"), join(to, part, "node_modules"));
  mkdirSync(join(to, "node_modules", OWN));
  for (const part of parts) symlinkSync(join(to, part), join(to, "node_modules", OWN, part.replace("services/", "")));
}

/** A folder of its own, because Vite writes into it. */
function link(installed: string, to: string): void {
  if (!existsSync(installed)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN && !/^\.(?:cache|vite)/.test(name)) symlinkSync(join(installed, name), join(to, name));
}
