import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The dog network, as `make start` and `make test` build it. */
export const MODEL_FILE = process.env["VISION_MODEL"] ?? join(root, ".local/vision/dog-breeds.onnx");

/** Real photos are not part of the project: TEST_PHOTOS names a folder with `dogs/<breed>.jpg` and `other/*.jpg`. */
const PHOTOS = process.env["TEST_PHOTOS"];
export const withPhotos = (declare: () => void): void => {
  if (PHOTOS) declare();
};

type RealPhoto = { name: string; read: () => Buffer };
export function realPhotos(kind: "dogs" | "other"): RealPhoto[] {
  const folder = join(PHOTOS ?? "", kind);
  return readdirSync(folder)
    .toSorted()
    .map((file) => ({ name: basename(file, ".jpg"), read: () => readFileSync(join(folder, file)) }));
}
