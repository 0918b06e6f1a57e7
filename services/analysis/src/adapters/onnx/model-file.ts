import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** The model file that the class table, the temperature and docs/accuracy.md belong to. */
export const MODEL_SHA256 = "2f083acd6cd7185822f43c2f8b9e25c20eb55aae848775669c81d9835d40c56e";

/** @throws {Error} a sentence with the fix when the file is missing or unknown */
export async function checkModelFile(path: string): Promise<void> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(
      `The dog network is missing at ${path}. Run "make start" once to build it, or set VISION_MODEL to where it is.`,
      { cause },
    );
  });
  if (hash("sha256", bytes, "hex") !== MODEL_SHA256) {
    throw new Error(
      `The file at ${path} is not the dog network this version was measured with. Delete it and run "make start" to build it again.`,
    );
  }
}
