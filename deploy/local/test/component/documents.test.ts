import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../machine/folders.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

test("CONTRIBUTING.md names only existing files and folders", () => {
  const named = [...read("CONTRIBUTING.md").matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("lists every decision once by topic, and marks superseded ones", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/\]\((\d{3}-[\w-]+\.md)\)/g)].map(
    ([, file = ""]) => file,
  );
  const files = globSync("docs/decisions/[0-9]*.md", { cwd: ROOT }).map((path) => basename(path));
  expect(new Set(listed)).toEqual(new Set(files));
  expect(listed).toHaveLength(files.length);
  const superseded = files.filter((file) => /^\*\*Superseded by /m.test(read(`docs/decisions/${file}`)));
  const marked = [...read("docs/decisions/README.md").matchAll(/\]\((\d{3}-[\w-]+\.md)\).*superseded by/gi)];
  expect(new Set(marked.map(([, file]) => file))).toEqual(new Set(superseded));
});
