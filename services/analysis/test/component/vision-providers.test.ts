import { describe } from "vitest";
import { openBreedNetwork } from "../../src/adapters/onnx/breed-network.ts";
import { localVision } from "../../src/adapters/onnx/local-vision.ts";
import { MODEL_FILE, realPhotos, withPhotos } from "../support/local-files.ts";
import { paidVision } from "../support/openai.ts";
import { encodeJpeg } from "../support/pictures.ts";
import { stubOpenAi } from "../support/stub-openai.ts";
import { visionCompliance } from "../support/vision-compliance.ts";

const generated = ["a", "b", "c"].map((seed) => ({ name: `generated ${seed}`, read: () => encodeJpeg({ seed }) }));
const openLocal = async () => {
  const network = await openBreedNetwork(MODEL_FILE);
  return { vision: localVision(network), close: () => network.close() };
};
const openPaid = async () => {
  const server = await stubOpenAi();
  return { vision: paidVision(server), close: () => server.close() };
};

describe("the paid provider", () => visionCompliance({ open: openPaid, pictures: generated }));
describe("the local provider", () => visionCompliance({ open: openLocal, pictures: generated }));
withPhotos(() =>
  describe("the local provider on real photos", () =>
    visionCompliance({ open: openLocal, pictures: [...realPhotos("dogs"), ...realPhotos("other")] })),
);
