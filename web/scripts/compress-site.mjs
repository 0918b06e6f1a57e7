import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Pages are most of the bytes; a trial does without the half minute of processor time that 1 % fewer of them would
 * cost.
 */
const effortFor = (name) =>
  process.env.TRIAL_BUILD === "yes" && name.endsWith(".html") ? 5 : constants.BROTLI_MAX_QUALITY;

/** Puts a `.br` and a `.gz` beside every text file of a built site. Answers how many files. */
export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  const compress = async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const content = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: effortFor(name) };
    await writeFile(`${path}.br`, await brotli(content, { params }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  };
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return files.length;
}
