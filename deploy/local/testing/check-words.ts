// Compares the names of files and of what they declare, properties and bound names included, with the retired words;
// part of `npm run lint`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import { standardFor, WIRE_NAMES } from "./retired-words.ts";

const DECLARED =
  /^( *)(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;
/** Properties, methods, and names a pattern binds. */
const MEMBER = /^ +(?:readonly |async )*([\w$]+)\??(?::|\(.*\{$)/gm;
const BOUND = /\{([^{}\n]*)\} =/g;
const namesBoundIn = (pattern: string): string[] =>
  pattern.split(",").flatMap((one) => /([\w$]+)\s*(?:=.*)?$/.exec(one.trim())?.[1] ?? []);
const camelCase = (file: string): string =>
  basename(file)
    .replace(/\..*$/, "")
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const found = files.flatMap((file) => {
  const source = readFileSync(join(ROOT, file), "utf8");
  const declared = [...source.matchAll(DECLARED)].map(([, indent = "", name = ""]) => ({
    name,
    isLocal: indent !== "",
  }));
  const members = [
    ...Array.from(source.matchAll(MEMBER), ([, name = ""]) => name),
    ...[...source.matchAll(BOUND)].flatMap(([, pattern = ""]) => namesBoundIn(pattern)),
  ]
    .filter((name) => !WIRE_NAMES.test(name))
    .map((name) => ({ name, isLocal: true }));
  return [{ name: camelCase(file), isLocal: false }, ...declared, ...members].flatMap(({ name, isLocal }) => {
    const standard = standardFor(name, { isLocal });
    return standard ? [{ file, name, standard }] : [];
  });
});

for (const { file, name, standard } of found) console.error(`${file}: ${name} is a retired word; use ${standard}`);
if (found.length > 0) process.exitCode = 1;
