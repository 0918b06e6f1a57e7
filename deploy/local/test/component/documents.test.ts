import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PROVIDERS } from "@hundeblick/proto/health/providers";
import { SERVICES } from "@hundeblick/proto/rpc/service-status";
import { ROOT } from "../../machine/folders.ts";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

test("CONTRIBUTING.md names only existing files and folders", () => {
  const named = [...read("CONTRIBUTING.md").matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path = ""]) => path);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Sources and settings, without tests and packages' own lists. */
function sources(): string[] {
  const kinds = ["*.ts", "*.mjs", "*.json", "*.yml", "*.yaml", "*.conf", "*.sh", "*Dockerfile"];
  const files = execFileSync("git", ["ls-files", ...kinds], { cwd: ROOT, encoding: "utf8" });
  const isOther =
    /(?:\btest\.(?:ts|yml)|package(?:-lock)?\.json)$|\/test\/|^(?:bench|e2e|web|web-kit|admin-web|docs)\//;
  return files
    .trim()
    .split("\n")
    .filter((file) => !isOther.test(file));
}
const sectionOf = (title: string): string => read("CONTRIBUTING.md").split(`## ${title}`)[1]?.split("\n## ")[0] ?? "";

test("CONTRIBUTING.md names every file that mentions a provider of vision", () => {
  const section = sectionOf("How to add a provider of vision");
  const remote = Object.keys(PROVIDERS).filter((provider) => provider !== "local");
  for (const provider of remote) {
    const mention = new RegExp(`${provider}(?![.]com)`, "i");
    const isOwn = (file: string): boolean => file.startsWith(`services/analysis/src/adapters/${provider}/`);
    const listing = sources().filter((file) => !isOwn(file) && mention.test(read(file)));
    expect(listing.length).toBeGreaterThan(4);
    expect(listing.filter((file) => !section.includes(file))).toEqual([]);
  }
});

test("CONTRIBUTING.md names every file that lists the services", () => {
  const section = sectionOf("How to add a service");
  const listing = sources().filter((file) =>
    SERVICES.every((service) => new RegExp(`\\b${service}\\b`).test(read(file))),
  );
  expect(listing.length).toBeGreaterThan(10);
  const isNamed = (file: string): boolean =>
    section.includes(file) || section.includes(`\`${dirname(dirname(file))}\``);
  expect(listing.filter((file) => !isNamed(file))).toEqual([]);
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
