// `node services/analysis/accuracy/measure-hidden-breeds.ts PHOTOS LABELS` simulates breeds the network does not know:
// the right class of each labelled dog is hidden, so every single name is wrong.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ALONE_FROM, unlistedLookAlikes } from "@hundeblick/triage/breeds/unlisted-look-alikes";
import { openBreedNetwork } from "../src/adapters/onnx/breed-network.ts";
import { openPhotoDecoder } from "../src/adapters/sharp/photo-decoder.ts";
import { networkSquare } from "../src/adapters/sharp/photo-pixels.ts";
import { sharp } from "../src/adapters/sharp/sharp.ts";
import { DOG_CLASSES } from "../src/data/breeds.ts";
import { classifyBreed, classifyDog } from "../src/domain/vision/classify-dog.ts";
import { type DogProbabilities, dogProbabilities } from "../src/domain/vision/dog-probabilities.ts";
import { Labels } from "./labels.ts";

const [folder, labelFile] = process.argv.slice(2);
if (!folder || !labelFile) throw new Error("Name both: measure-hidden-breeds.ts PHOTOS LABELS");
const labels = Labels.parse(JSON.parse(readFileSync(labelFile, "utf8")));
const network = await openBreedNetwork(process.env["VISION_MODEL"] ?? ".local/vision/dog-breeds.onnx");
const decoder = openPhotoDecoder();

/** The photo, its mirror image and ten crops, which are less posed. */
async function cropsOf(photo: Buffer): Promise<Buffer[]> {
  const { width, height } = await sharp(photo).metadata();
  const shorter = Math.min(width, height);
  const inside = [0.85, 0.7].flatMap((share) =>
    [
      [0.5, 0.5],
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ].map(([across = 0, down = 0]) => {
      const side = Math.round(shorter * share);
      const left = Math.round((width - shorter) / 2 + (shorter - side) * across);
      const top = Math.round((height - shorter) / 2 + (shorter - side) * down);
      return sharp(photo).extract({ left, top, width: side, height: side }).jpeg({ quality: 95 }).toBuffer();
    }),
  );
  return [photo, ...(await Promise.all([sharp(photo).flop().jpeg({ quality: 95 }).toBuffer(), ...inside]))];
}

const isOne = ({ dogMass, breeds }: DogProbabilities): boolean =>
  classifyDog(dogMass) === "dog" && classifyBreed(breeds).breedVerdict === "one";
const known: { right: boolean; seen: DogProbabilities }[] = [];
const hidden: DogProbabilities[] = [];
for (const { file, breed } of labels.photos.filter((label) =>
  DOG_CLASSES.some(({ breedId }) => breedId === label.breed),
))
  for (const crop of await cropsOf(await decoder.normalise(readFileSync(join(folder, file)), { large: false }))) {
    const { logits } = await network.run(await networkSquare(crop));
    const seen = dogProbabilities(logits);
    known.push({ right: seen.breeds[0]?.breedId === breed, seen });
    for (const { index, breedId } of DOG_CLASSES) if (breedId === breed) logits[index] = -Infinity;
    hidden.push(dogProbabilities(logits));
  }
await decoder.close();
await network.close();

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;
console.log(`${known.length} looks, each with its breed known and hidden; one name that stands alone:`);
console.table(
  [0.85, 0.9, 0.93, ALONE_FROM, 0.95, 0.96, 0.97, 0.98, 0.99].map((from) => {
    const alone = known.filter(({ seen }) => isOne(seen) && unlistedLookAlikes(seen.breeds, from).length === 0);
    return {
      from,
      "known, right": percent(alone.filter(({ right }) => right).length, known.length),
      "known, wrong": percent(alone.filter(({ right }) => !right).length, known.length),
      // treated as a look-alike of whatever is recognised
      hidden: percent(
        hidden.filter((seen) => isOne(seen) && (seen.breeds[0]?.probability ?? 0) >= from).length,
        hidden.length,
      ),
    };
  }),
);
