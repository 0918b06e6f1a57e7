import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "@hundeblick/kit/testing";
import { type BreedNetwork, openBreedNetwork } from "../../src/adapters/onnx/breed-network.ts";
import { localVision } from "../../src/adapters/onnx/local-vision.ts";
import { normalisePhoto } from "../../src/adapters/sharp/normalise-photo.ts";
import { measurePhoto } from "../../src/adapters/sharp/photo-pixels.ts";
import { unusablePhotoVerdict } from "../../src/domain/vision/photo-quality.ts";
import { MODEL_FILE, realPhotos, withPhotos } from "../support/local-files.ts";
import { buildVisionRequest } from "../support/openai.ts";
import sharp from "sharp";

describe("without the right model file", () => {
  test("the error names a missing file and the fix", async () => {
    await expect(openBreedNetwork("/nowhere/dog-breeds.onnx")).rejects.toThrow(
      'The dog network is missing at /nowhere/dog-breeds.onnx. Run "make start" once to build it, or set VISION_MODEL to where it is.',
    );
  });
  test("rejects another file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "model-"));
    await writeFile(join(folder, "x.onnx"), "not a network");
    await expect(openBreedNetwork(join(folder, "x.onnx"))).rejects.toThrow(
      "is not the dog network this version was measured with",
    );
    await rm(folder, { recursive: true });
  });
});

describe("the dog network in its thread", () => {
  const square = new Uint8Array(240 * 240 * 3).fill(127);
  test("handles concurrent requests", async () => {
    const network = await openBreedNetwork(MODEL_FILE);
    const grey = await network.run(square);
    const [white, greyAgain] = await Promise.all([network.run(square.map(() => 255)), network.run(square)]);
    expect([grey.logits.length, grey.dogmap.length]).toEqual([1_000, 118 * 64]);
    expect(greyAgain).toEqual(grey);
    expect(white).not.toEqual(grey);
    await network.close();
  });
  test("an idle thread ends", async () => {
    const network = await openBreedNetwork(MODEL_FILE, { idleMs: 50 });
    expect(network.isRunning()).toBe(false);
    const answer = await network.run(square);
    await eventually(
      () => network.isRunning(),
      (runs) => !runs,
    );
    expect(await network.run(square)).toEqual(answer);
    await network.close();
  });
  test("restarts the thread at the next request", async () => {
    const network = await openBreedNetwork(MODEL_FILE);
    await network.close();
    await expect(network.run(square)).resolves.toHaveProperty("logits");
    await network.close();
  });
});

const NOT_NAMED_BY_ITS_FILE = ["beagle", "siberian-husky", "toy-poodle"];

withPhotos(() =>
  describe("real photos", () => {
    let network: BreedNetwork;
    beforeAll(async () => {
      network = await openBreedNetwork(MODEL_FILE);
    });
    afterAll(() => network.close());
    const look = async (bytes: Buffer) => localVision(network).detect(buildVisionRequest(await normalisePhoto(bytes)));

    test.each(realPhotos("dogs"))("$name is a dog", async ({ name, read }) => {
      const { verdict, breeds } = await look(read());
      expect(verdict).toBe("dog");
      const named = breeds[0]?.breedId === name.replace("maltese-dog", "maltese");
      expect(named).toBe(!NOT_NAMED_BY_ITS_FILE.includes(name));
    });
    // a dog lies behind the tennis ball
    test.each(realPhotos("other"))("$name is no dog, or a dog beside it is found", async ({ name, read }) => {
      expect((await look(read())).verdict).toBe(name === "tennis-ball" ? "dog" : "no_dog");
    });
    test.each(realPhotos("dogs"))(
      "$name is light and sharp enough; darkened or blurred it is not",
      async ({ read }) => {
        const judge = async (photo: Buffer) => unusablePhotoVerdict(await measurePhoto(photo));
        const photo = await normalisePhoto(read());
        expect(await judge(photo)).toBeUndefined();
        expect(
          await judge(
            await sharp(photo)
              .linear(1 / 8, 0)
              .jpeg()
              .toBuffer(),
          ),
        ).toBe("photo_too_dark");
        const { width, height } = await sharp(photo).metadata();
        expect(
          await judge(
            await sharp(photo)
              .blur((4 * Math.max(width, height)) / 512)
              .jpeg()
              .toBuffer(),
          ),
        ).toBe("photo_blurred");
      },
    );
  }),
);
