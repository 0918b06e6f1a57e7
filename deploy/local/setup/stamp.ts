import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LOCAL, ROOT } from "../machine/folders.ts";

const stampFile = (name: string): string => join(LOCAL, "stamps", name);

/** True when `made` exists and was made from the input with this `digest`. */
export const isCurrent = (name: string, digest: string, made: string): boolean =>
  existsSync(made) && existsSync(stampFile(name)) && readFileSync(stampFile(name), "utf8") === digest;

/** Records the input of what was made; call it only after success. */
export function stamp(name: string, digest: string): void {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), digest);
}

export const digestOf = (...parts: readonly (string | Buffer)[]): string =>
  parts.reduce((hash, part) => hash.update(part).update("\0"), createHash("sha256")).digest("hex");

/** Digest over names, sizes and times of all source files below the folders. */
export function digestOfFolders(folders: readonly string[]): string {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*`),
    { cwd: ROOT, exclude: (name) => /(^|\/)(node_modules|dist|dist-ssr|test)$/.test(name) },
  ).toSorted();
  return digestOf(
    ...files.map((file) => {
      const { size, mtimeMs } = statSync(join(ROOT, file));
      return `${file}:${size}:${mtimeMs}`;
    }),
  );
}
