import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "@hundeblick/kit/env";
import { z } from "zod";
import { openBreedNetwork } from "../../src/adapters/onnx/breed-network.ts";
import { localVision } from "../../src/adapters/onnx/local-vision.ts";
import { normalisePhoto } from "../../src/adapters/sharp/normalise-photo.ts";
import { measurePhoto } from "../../src/adapters/sharp/photo-pixels.ts";
import { unusablePhotoVerdict } from "../../src/domain/vision/photo-quality.ts";
import { buildVisionRequest } from "./openai.ts";

/** `VISION_MODEL=FILE node test/support/try-photos.ts FOLDER` prints the local provider's result for each photo. */
const folder = process.argv[2];
if (!folder) throw new Error("Name a folder with photos.");
const { VISION_MODEL } = readEnv(z.object({ VISION_MODEL: z.string() }));
const network = await openBreedNetwork(VISION_MODEL);
const vision = localVision(network);

for (const file of readdirSync(folder).toSorted()) {
  const began = performance.now();
  try {
    const photo = await normalisePhoto(readFileSync(join(folder, file)));
    const normalised = performance.now();
    const quality = await measurePhoto(photo);
    const { verdict, breeds, breedVerdict, findings } = await vision.detect(buildVisionRequest(photo));
    const names = breeds.map(({ breedId, probability }) => `${breedId} ${(100 * probability).toFixed(0)} %`).join(", ");
    const hints = findings.map(({ code }) => code).join(", ");
    const numbers = `light ${quality.meanBrightness.toFixed(0)}, sharp ${quality.sharpness.toFixed(0)}, white ${(100 * quality.overexposedShare).toFixed(0)} %`;
    const times = `${(normalised - began).toFixed(0)} + ${(performance.now() - normalised).toFixed(0)} ms`;
    console.log(
      [file, unusablePhotoVerdict(quality) ?? verdict, breedVerdict, names, hints, numbers, times].join(" | "),
    );
  } catch (error) {
    console.log([file, String(error)].join(" | "));
  }
}
await network.close();
