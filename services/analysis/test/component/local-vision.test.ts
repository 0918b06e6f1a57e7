import { describe, expect, test } from "vitest";
import sharp from "sharp";
import { localVision } from "../../src/adapters/onnx/local-vision.ts";
import { DOG_CLASSES } from "../../src/data/breeds.ts";
import { buildVisionRequest } from "../support/openai.ts";

type Seen = { dog?: string; logit?: number };

/** A stub network: reddish squares are pugs, bluish ones labradors; the first result is given. */
function buildNetwork(first: Seen) {
  const runs: Uint8Array[] = [];
  const answer = ({ dog, logit = 20 }: Seen) => {
    const logits = new Float32Array(1_000);
    logits[DOG_CLASSES.find(({ breedId }) => breedId === dog)?.index ?? 0] = logit;
    return { logits, dogmap: new Float32Array(118 * 64) };
  };
  const isMostly = (rgb: Uint8Array, channel: number) =>
    rgb.filter((level, i) => i % 3 === channel && level > 200).length > 0.6 * (rgb.length / 3);
  return {
    runs,
    run: async (rgb: Uint8Array) => {
      runs.push(rgb);
      if (runs.length === 1) return answer(first);
      if (isMostly(rgb, 0)) return answer({ dog: "pug" });
      return answer(isMostly(rgb, 2) ? { dog: "labrador-retriever" } : {});
    },
  };
}

const GREEN = { r: 0, g: 150, b: 0 };
const dogAt = async (left: number, background: string) => ({
  input: await sharp({ create: { width: 560, height: 560, channels: 3, background } })
    .png()
    .toBuffer(),
  left,
  top: 200,
});
const photoWith = async (...dogs: ReturnType<typeof dogAt>[]) =>
  sharp({ create: { width: 1_200, height: 900, channels: 3, background: GREEN } })
    .composite(await Promise.all(dogs))
    .jpeg()
    .toBuffer();
const look = async (network: ReturnType<typeof buildNetwork>, photo: Buffer, isPointedAt = false) =>
  localVision(network).detect({ ...buildVisionRequest(photo), isPointedAt });

describe("search in squares", () => {
  test("detects two dogs of different breeds with their positions", async () => {
    const looked = await look(
      buildNetwork({ dog: "pug", logit: 5 }),
      await photoWith(dogAt(20, "#ff0000"), dogAt(620, "#0000ff")),
    );
    expect(looked).toMatchObject({ verdict: "several_dogs", breeds: [] });
    expect(looked.dogs?.map(({ left }) => left > 0.3)).toEqual([false, true]);
  });

  test("finds a small dog, marks it as small, and does not name a single breed", async () => {
    const looked = await look(buildNetwork({}), await photoWith(dogAt(20, "#ff0000")));
    expect(looked).toMatchObject({ verdict: "dog", breeds: [{ breedId: "pug" }, {}, {}], breedVerdict: "several" });
    expect(looked.findings.map(({ code }) => code)).toEqual(["dog_small_in_photo"]);
  });

  test("finds no dog in a photo without one", async () => {
    const network = buildNetwork({});
    expect((await look(network, await photoWith())).verdict).toBe("no_dog");
    expect(network.runs).toHaveLength(1 + 12);
  });

  test("does not search a clear photo or an owner's square", async () => {
    const photo = await photoWith(dogAt(20, "#ff0000"), dogAt(620, "#0000ff"));
    const [clear, pointedAt] = [buildNetwork({ dog: "pug" }), buildNetwork({})];
    expect((await look(clear, photo)).verdict).toBe("dog");
    expect((await look(pointedAt, photo, true)).verdict).toBe("no_dog");
    expect([clear.runs.length, pointedAt.runs.length]).toEqual([1, 1]);
  });
});
