import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of a built site. Answers how many files. */
export async function compressSite(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const content = await readFile(path);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, await brotli(content, { params: quality }));
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
  return files.length;
}
