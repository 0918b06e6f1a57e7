import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../machine/folders.ts";

const patterns = (file: string): string[] =>
  readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
/** A pattern of .dockerignore matches a path or a parent folder. */
const leavesOut = (pattern: string, path: string): boolean => {
  const parts = pattern.split("**/").map((part) => part.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
  return new RegExp(`^${parts.join("(?:.+/)?")}(?:/.*)?$`).test(path);
};
const isLeftOut = (path: string): boolean => patterns(".dockerignore").some((pattern) => leavesOut(pattern, path));

test("excludes what git ignores: backups, secrets, data, packages", () => {
  const paths = patterns(".gitignore").map((line) => line.replaceAll("*", "any").replace(/\/$/, "/inside"));
  expect(paths).toEqual(
    expect.arrayContaining([
      "backups/inside",
      ".local/inside",
      ".env",
      "deploy/kubernetes/overlays/any/secrets/inside",
    ]),
  );
  expect(paths.filter((path) => !isLeftOut(path))).toEqual([]);
});

test("excludes the folder of make backup", () => {
  const [, folder = ""] = /^BACKUP \?= ([^/]+)\//m.exec(readFileSync(join(ROOT, "Makefile"), "utf8")) ?? [];
  expect(isLeftOut(`${folder}/2026-01-01T00-00-00Z.tar.gz`)).toBe(true);
});

test("includes the sources of the images", () => {
  const needed = [
    "package.json",
    "package-lock.json",
    "e2e/package.json",
    "kit/src/env/index.ts",
    "services/mail/src/main.ts",
    "web/src/main.ts",
    "deploy/vision/convert_efficientnet_lite.py",
    "deploy/local/requirements.txt",
  ];
  const kept = patterns(".dockerignore")
    .filter((pattern) => pattern.startsWith("!"))
    .map((pattern) => pattern.slice(1));
  expect(needed.filter((path) => isLeftOut(path) && !kept.includes(path))).toEqual([]);
});
