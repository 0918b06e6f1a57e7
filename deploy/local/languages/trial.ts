// make languages: adds a pseudo-localised fourth language to a copy of the project, builds the site, and checks that
// every page and the services' texts are in it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../machine/folders.ts";
import { copyProject } from "./copy-project.ts";
import { problemsOf } from "./check-site.ts";
import { pseudo, pseudoSource } from "./pseudo.ts";
import { exportTexts, importTexts } from "./translation-files.ts";

const LANGUAGE = "xx";
/** Most files for a translator. */
const MAX_FILES = 15;
const folder = mkdtempSync(join(tmpdir(), "hundeblick-language-"));
/** The pages `problemsOf` reads: those of the language, the Polish ones they are compared with, and the home page. */
const ONLY_PAGES = `^/(?:${LANGUAGE}|pl)(?:/|$)|^/de$`;
const run = (cwd: string, ...args: string[]): void => {
  const env = { ...process.env, TRIAL_BUILD: "yes", ONLY_PAGES };
  execFileSync(process.execPath, args, { cwd, env, stdio: "inherit" });
};

/** Pseudo-localises all texts; the keys of sentences stay English. */
function translate(path: string): void {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".ts")) return writeFileSync(path, pseudoSource(path, text));
  const isKeyed = !path.includes("/translations/");
  const inOther = (key: string, value: unknown): unknown =>
    typeof value === "string" ? pseudo(isKeyed ? key.replace(/_(?:one|other)$/, "") : value) : value;
  writeFileSync(path, JSON.stringify(JSON.parse(text, inOther), null, 2));
}

try {
  copyProject(ROOT, folder);
  const files = exportTexts(folder, LANGUAGE);
  for (const file of files) translate(join(folder, file));
  const changed = importTexts(folder, LANGUAGE);
  run(join(folder, "web"), "scripts/build.mjs");
  run(ROOT, join(ROOT, "deploy/local/languages/check-services.ts"), folder, LANGUAGE);
  const problems = [
    ...problemsOf(join(folder, "web/dist"), LANGUAGE),
    ...(files.length > MAX_FILES ? [`${files.length} files for a translator, at most ${MAX_FILES}`] : []),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`a fourth language: ${files.length} files for a translator, put into ${changed.length} sources`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  if (!process.env["KEEP_TRIAL"]) rmSync(folder, { recursive: true, force: true });
  else console.log(folder);
}
