import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { addLanguage, translate } from "./add-language.ts";
import { pseudo } from "./pseudo.ts";

/** What the site is built from. */
const PARTS = ["proto", "triage", "kit", "web-kit", "web"];
const OWN = "@hundeblick";
const NOT_COPIED = /\/(?:node_modules|dist|dist-ssr|test)(?:\/|$)/;

/** A copy of what the site is built from, with one language more; answers the files that differ or are new. */
export function copyProject(root: string, to: string, language: string): string[] {
  for (const part of PARTS)
    cpSync(join(root, part), join(to, part), { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
  for (const name of readdirSync(root))
    if (/^(?:package|tsconfig.*)\.json$/.test(name)) cpSync(join(root, name), join(to, name));
  linkPackages(root, to);
  const files = globSync("{proto,triage,kit,web-kit,web}/**/*.{ts,tsx,mjs,json}", {
    cwd: to,
    exclude: ["**/node_modules", "**/*.test.*"],
  });
  return files.flatMap((file) => inLanguage(to, file, language));
}

/** The packages of the project are those of the copy, all others the installed ones. */
function linkPackages(root: string, to: string): void {
  for (const part of [".", ...PARTS]) link(join(root, part, "node_modules"), join(to, part, "node_modules"));
  mkdirSync(join(to, "node_modules", OWN));
  const pictures = "node_modules/.cache/hundeblick-social";
  for (const folder of [root, to]) mkdirSync(join(folder, dirname(pictures)), { recursive: true });
  mkdirSync(join(root, pictures), { recursive: true });
  symlinkSync(join(root, pictures), join(to, pictures));
  for (const part of PARTS) symlinkSync(join(to, part), join(to, "node_modules", OWN, part));
}

/** A folder of its own, since Vite writes into it. */
function link(installed: string, to: string): void {
  if (!existsSync(installed)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== OWN && !/^\.(?:cache|vite)/.test(name)) symlinkSync(join(installed, name), join(to, name));
}

function inLanguage(to: string, file: string, language: string): string[] {
  const source = readFileSync(join(to, file), "utf8");
  const write = (path: string, text: string): string[] => {
    writeFileSync(join(to, path), text);
    return [path];
  };
  if (file === "web/public/lang/de.json") return write(`web/public/lang/${language}.json`, sentences(source));
  if (/(?:^|[./])en\.ts$/.test(file)) return write(file.replace(/en\.ts$/, `${language}.ts`), translate(file, source));
  if (!/\b(?:de|pl)\b/.test(source) || basename(file) === "package.json") return [];
  const text = file.endsWith(".json")
    ? JSON.stringify(withLanguage(JSON.parse(source), language))
    : addLanguage(file, source, language);
  return text === source || (file.endsWith(".json") && !text.includes(`"${language}":`)) ? [] : write(file, text);
}

/** The sentences of the pages: their keys are English. German has the same two forms of a plural. */
const sentences = (german: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(JSON.parse(german) as object).map((key) => [key, pseudo(key.replace(/_(?:one|other)$/, ""))]),
    ),
  );

function withLanguage(value: unknown, language: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withLanguage(item, language));
  const entries = Object.entries(value).map(([key, part]) => [key, withLanguage(part, language)] as const);
  const record = Object.fromEntries(entries);
  return "de" in value && "en" in value && "pl" in value ? { ...record, [language]: translated(record["en"]) } : record;
}

const translated = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === "string" ? pseudo(part) : part)) as unknown;
