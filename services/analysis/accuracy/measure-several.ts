// `node services/analysis/accuracy/measure-several.ts FOLDER [STEP]` composes pictures of several dogs from photos
// named
// by breed, and counts how many the local provider detects. STEP 2 takes every second photo.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "@hundeblick/kit/env";
import { z } from "zod";
import { openBreedNetwork } from "../src/adapters/onnx/breed-network.ts";
import { localVision } from "../src/adapters/onnx/local-vision.ts";
import { normalisePhoto } from "../src/adapters/sharp/normalise-photo.ts";
import { compose, type Placed } from "./compose-pictures.ts";

const [folder, step = "1"] = process.argv.slice(2);
if (!folder) throw new Error("Name a folder of photos with one dog each.");
const { VISION_MODEL } = readEnv(z.object({ VISION_MODEL: z.string() }));
const network = await openBreedNetwork(VISION_MODEL);
let runs = 0;
const vision = localVision({ run: (rgb) => ((runs += 1), network.run(rgb)) });

const files = readdirSync(folder).toSorted();
const photos = await Promise.all(files.map((file) => normalisePhoto(readFileSync(join(folder, file)))));
const PICTURE = { width: 1_200, height: 900 };
const PAIR = [
  { left: 20, top: 200, side: 560 },
  { left: 620, top: 200, side: 560 },
] as const;
const small = (share: number, n: number) => ({
  side: Math.round(Math.sqrt((4 / Math.PI) * share * PICTURE.width * PICTURE.height)),
  left: [40, 400, 760][n % 3] ?? 0,
  top: [60, 260, 480][Math.floor(n / 3) % 3] ?? 0,
});
const on = (n: number, at: Omit<Placed, "photo">): Placed => ({
  photo: photos[n % photos.length] ?? Buffer.of(),
  ...at,
});
const KINDS: Record<string, (n: number) => Promise<Buffer> | Buffer> = {
  "one dog, as photographed": (n) => on(n, PAIR[0]).photo,
  "two dogs, different breeds": (n) => compose(PICTURE, `a${n}`, [on(n, PAIR[0]), on(n + 5, PAIR[1])]),
  "two dogs, same breed": (n) => compose(PICTURE, `b${n}`, [on(n, PAIR[0]), on(n, PAIR[1])]),
  "one dog, 9 % of the picture": (n) => compose(PICTURE, `c${n}`, [on(n, small(0.09, n))]),
  "one dog, 5 % of the picture": (n) => compose(PICTURE, `d${n}`, [on(n, small(0.05, n))]),
  "one dog, 2 % of the picture": (n) => compose(PICTURE, `e${n}`, [on(n, small(0.02, n))]),
};

const table: Record<string, Record<string, number>> = {};
for (const [kind, picture] of Object.entries(KINDS)) {
  const row: Record<string, number> = { n: 0, dog: 0, several_dogs: 0, dog_unsure: 0, no_dog: 0, looks: 0, ms: 0 };
  const add = (key: string, by = 1) => (row[key] = (row[key] ?? 0) + by);
  for (let n = 0; n < photos.length; n += Number(step)) {
    const photo = await normalisePhoto(await picture(n));
    const [began, before] = [performance.now(), runs];
    const { verdict } = await vision.detect({
      photo,
      hints: {},
      saveRawAnswer: async () => undefined,
      signal: new AbortController().signal,
    });
    add("n");
    add(verdict);
    add("looks", runs - before);
    add("ms", Math.round(performance.now() - began));
  }
  table[kind] = row;
}
await network.close();
console.table(table);
