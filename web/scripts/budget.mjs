// Prints what a page loads before any interaction, and fails when it exceeds the budget.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { LANGUAGES } from "@hundeblick/proto/languages";
import { TOOLS } from "../src/content/registry.ts";
import { toolFiles } from "./content/tool-cards.ts";

const KB = 1000;
const BUDGET = {
  "JavaScript before interaction": 115 * KB,
  "the upload section, when it comes near": 20 * KB,
  "hero picture": 60 * KB,
  "the largest tool, on top": 25 * KB,
  "the list of posts, on top": 25 * KB,
};

const dist = new URL("../dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8"));
const entries = ["index.html", "src/main.ts", "src/shared/visit/record-visit.ts"];

const first = closure(entries);
const onTop = (...sources) => sum([...closure(sources)].filter((key) => !first.has(key)));
const hero = readFileSync(new URL("de/index.html", dist), "utf8").match(/<svg[^>]*class="gazer"[\s\S]*?<\/svg>/)?.[0];
if (!hero) throw new Error("the home page has no hero picture");

const sizes = {
  "JavaScript before interaction": sum([...first]),
  "the upload section, when it comes near": onTop("src/app/pages/AnalyzeSection.tsx"),
  "hero picture": brotliCompressSync(hero).length,
  "the largest tool, on top": Math.max(
    ...LANGUAGES.flatMap((language) =>
      TOOLS.map(({ key }) =>
        onTop(
          `src/features/tools/${toolFiles(key).page}`,
          ...["words", key].map((of) => `virtual:tool-texts/${language}/${of}`),
        ),
      ),
    ),
  ),
  "the list of posts, on top": onTop("src/features/editorial/BlogPage.tsx"),
};
let over = 0;
for (const [what, bytes] of Object.entries(sizes)) {
  const allowed = BUDGET[what];
  if (bytes > allowed) over += 1;
  console.log(`${bytes > allowed ? "OVER" : "ok  "} ${what}: ${(bytes / KB).toFixed(2)} kB brotli of ${allowed / KB}`);
}
process.exitCode = over > 0 ? 1 : 0;

/** Manifest keys of an entry with all of its static imports. */
function closure(keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    if (!manifest[key]) throw new Error(`no built file for ${key}`);
    found.add(key);
    closure(manifest[key].imports ?? [], found);
  }
  return found;
}

function sum(keys) {
  return keys.reduce((bytes, key) => bytes + readFileSync(new URL(`${manifest[key].file}.br`, dist)).length, 0);
}
