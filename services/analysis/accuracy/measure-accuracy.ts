// `make accuracy PHOTOS=folder LABELS=file` measures the local provider and writes accuracy.json beside LABELS.
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readEnv } from "@hundeblick/kit/env";
import { createLog } from "@hundeblick/kit/log";
import { openBreedNetwork } from "../src/adapters/onnx/breed-network.ts";
import { openPhotoDecoder } from "../src/adapters/sharp/photo-decoder.ts";
import { cropPhoto, measurePhoto } from "../src/adapters/sharp/photo-pixels.ts";
import { chooseVision } from "../src/choose-vision.ts";
import { assessPhoto } from "../src/domain/assess-photo.ts";
import { VisionEnv } from "../src/env.ts";
import { Labels } from "./labels.ts";
import { oneNameShares } from "./one-name.ts";
import { type Assessed, summarise } from "./summarise.ts";

const [folder, labelFile] = process.argv.slice(2);
if (!folder || !labelFile) throw new Error("Name both: make accuracy PHOTOS=folder LABELS=file");
const labels = Labels.parse(JSON.parse(readFileSync(labelFile, "utf8")));
const env = readEnv(VisionEnv);
const log = createLog({ service: "accuracy", level: "warn" });
const now = () => new Date();
const network = await openBreedNetwork(env.VISION_MODEL);
const decoder = openPhotoDecoder();
let calls = 0;
// one photo per call
const openBudget = (limit: number) => ({ take: async () => ++calls <= limit, spent: async () => calls });
const { vision } = await chooseVision(env, { network, openBudget, log, now });

const models: Record<string, number> = {};
let fellBack = 0;
const counting: typeof vision = {
  async detect(request) {
    const result = await vision.detect(request);
    const model = `${result.provider}: ${result.model}`;
    models[model] = (models[model] ?? 0) + 1;
    if (result.fellBackFrom) fellBack += 1;
    return result;
  },
};
const assessed: Assessed[] = [];
for (const label of labels.photos) {
  const photo = await decoder.normalise(readFileSync(join(folder, label.file)), { large: false });
  const looked = await assessPhoto(
    { lab: { measure: measurePhoto, crop: cropPhoto }, vision: counting },
    {
      held: { answers: {} },
      photo,
      signal: new AbortController().signal,
      beforeDetection: async () => undefined,
      saveRawAnswer: async () => undefined,
    },
  );
  const { verdict } = looked;
  const { breeds, breedVerdict } = verdict === "dog" ? looked : { breeds: [], breedVerdict: "unknown" as const };
  assessed.push({ label, verdict, breeds, breedVerdict });
}
await decoder.close();
await network.close();

const result = {
  measuredOn: now().toISOString().slice(0, 10),
  kind: labels.kind,
  models,
  modelFile: hash("sha256", readFileSync(env.VISION_MODEL), "hex"),
  fellBack,
  ...summarise(assessed),
  ...(env.VISION_PROVIDER === "local" && { oneName: oneNameShares(assessed) }),
};
const file = join(dirname(labelFile), "accuracy.json");
writeFileSync(file, `${JSON.stringify(result, undefined, 2)}\n`);
const { firstRight, amongThree, dogsRefused, othersAccepted } = result;
console.table({ firstRight, amongThree, dogsRefused, othersAccepted });
for (const { aloneFrom, listedRight, listedWrong, unlisted } of result.oneName || []) {
  console.log(`one name from ${aloneFrom} on:`);
  console.table({ listedRight, listedWrong, unlisted });
}
console.log(file);
