import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compression levels; a trial build saves half a minute of CPU time for 1 % more bytes. */
const effortFor = (name) =>
  process.env.TRIAL_BUILD === "yes" && name.endsWith(".html") ? 5 : constants.BROTLI_MAX_QUALITY;

/** Writes `.br` and `.gz` copies of every text file of a built site. Returns the number of files. */
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
