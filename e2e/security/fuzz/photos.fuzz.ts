import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { hash } from "node:crypto";
import { join } from "node:path";
import { checkAnyFile } from "./check-any-file.ts";
import { startCoverage } from "./coverage.ts";
import { mutate, randomFrom } from "./mutate.ts";
import { SEEDS } from "./seeds.ts";

/**
 * Coverage-guided fuzzing of the photo checks: `node e2e/security/fuzz/photos.fuzz.ts SECONDS [FOLDER] [SEED]`. Files
 * with new coverage are stored in FOLDER, by default `corpus`, for the next run; a file that breaks an invariant ends the
 * run.
 */
const seconds = Number(process.argv[2] ?? 600);
const folder = process.argv[3] ?? join(import.meta.dirname, "corpus");
const random = randomFrom(Number(process.argv[4] ?? 1));
const SLOW_MS = 2_000;

const nameOf = (file: Buffer): string => hash("sha256", file, "hex").slice(0, 16);
const keep = (file: Buffer, prefix = ""): void => {
  writeFileSync(join(folder, prefix + nameOf(file)), file);
};
async function run(file: Buffer): Promise<void> {
  const began = performance.now();
  try {
    await checkAnyFile(file);
    if (performance.now() - began > SLOW_MS) throw new Error(`${Math.round(performance.now() - began)} ms`);
  } catch (error) {
    keep(file, "found-");
    console.error(`found: ${file.toString("base64")}`);
    throw error;
  }
}

const coverage = await startCoverage(/photo-file\/(?!.*test)/);
const corpus: Buffer[] = [];
mkdirSync(folder, { recursive: true });
const storedFiles = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
for (const file of [...Object.values(SEEDS), ...storedFiles.map(({ name }) => readFileSync(join(folder, name)))]) {
  await run(file);
  if ((await coverage.newBlocks()) > 0) corpus.push(file);
}
const ofCorpus = (): Buffer => corpus[random(corpus.length)] ?? Buffer.alloc(0);

let runs = 0;
for (const until = Date.now() + 1_000 * seconds; Date.now() < until;) {
  const file = mutate(random, ofCorpus(), ofCorpus());
  await run(file);
  runs++;
  if ((await coverage.newBlocks()) === 0) continue;
  corpus.push(file);
  keep(file);
}
console.log(`${runs} files in ${seconds} s, nothing found; ${corpus.length} reach different code`);
