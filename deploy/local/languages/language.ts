// `make language CODE=nl` writes the files for a translator; once translated, `make language CODE=nl IMPORT=yes` adds
// the texts to the sources. See docs/translating.md.
import { execFileSync } from "node:child_process";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { ROOT } from "../machine/folders.ts";
import { exportTexts, importTexts } from "./translation-files.ts";

const [code = "", step] = process.argv.slice(2);
const isKnown = LANGUAGES.some((language) => language === code);
if (!/^[a-z]{2}$/.test(code) || isKnown)
  throw new Error(`a language that is not there yet, in two letters: not "${code}"`);

if (step === "--import") {
  const changed = importTexts(ROOT, code);
  execFileSync("oxfmt", changed, { cwd: ROOT, stdio: "inherit" });
  console.log(`${changed.length} files speak ${code} now; translations/${code} is no longer needed.`);
} else for (const file of exportTexts(ROOT, code)) console.log(file);
