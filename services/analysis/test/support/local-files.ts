import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe } from "@jest/globals";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The dog network, as `make start` and `make test` build it. */
export const MODEL_FILE = process.env["VISION_MODEL"] ?? join(root, ".local/vision/dog-breeds.onnx");
/** Tests that look with the real network; counted as skipped where it has not been built. */
export const describeWithNetwork: typeof describe.skip = existsSync(MODEL_FILE) ? describe : describe.skip;

/** Real photos are not ours to ship: they lie beside the repository on some machines. */
const PHOTOS = join(root, "../shared/photos");
export const describeWithPhotos: typeof describe.skip = existsSync(MODEL_FILE) && existsSync(PHOTOS) ? describe : describe.skip;

export type RealPhoto = { name: string; read: () => Buffer };
export function realPhotos(kind: "dogs" | "other"): RealPhoto[] {
  const folder = join(PHOTOS, kind);
  if (!existsSync(folder)) return [{ name: "none here", read: () => Buffer.alloc(0) }];
  return readdirSync(folder).toSorted().map((file) => ({ name: basename(file, ".jpg"), read: () => readFileSync(join(folder, file)) }));
}
