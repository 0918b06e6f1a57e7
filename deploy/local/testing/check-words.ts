// Compares exported names and file names of every workspace with the retired words; part of `npm run lint`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import { standardFor } from "./retired-words.ts";

/** Beginnings of paths that still hold retired names; the list becomes shorter and ends empty. */
const NOT_YET: readonly string[] = [
  "web/",
  "admin-web/",
  "gateway/",
  "services/report/",
  "services/catalogue/",
  "services/mail/",
];

const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;
const camelCase = (file: string): string =>
  basename(file)
    .replace(/\..*$/, "")
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const found = files.flatMap((file) => {
  const exported = [...readFileSync(join(ROOT, file), "utf8").matchAll(EXPORTED)].map(([, name = ""]) => name);
  return [camelCase(file), ...exported].flatMap((name) => {
    const standard = standardFor(name);
    return standard ? [{ file, name, standard }] : [];
  });
});

const broken = found.filter(({ file }) => !NOT_YET.some((start) => file.startsWith(start)));
for (const { file, name, standard } of broken) console.error(`${file}: ${name} is a retired word; use ${standard}`);
for (const start of NOT_YET) {
  const left = found.filter(({ file }) => file.startsWith(start)).length;
  console.log(left > 0 ? `${start}: ${left} retired names left` : `${start}: swept; take it off the list`);
}
if (broken.length > 0) process.exitCode = 1;
