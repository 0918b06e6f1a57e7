import { afterEach, describe, expect, test } from "vitest";
import { WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import sharp from "sharp";
import { normalisePhoto } from "../../src/adapters/sharp/normalise-photo.ts";
import { decoderEnvironment, type DecoderProcess, startDecoder } from "../../src/adapters/sharp/decoder-process.ts";
import { openPhotoDecoder, type PhotoDecoder } from "../../src/adapters/sharp/photo-decoder.ts";
import { blackPng, LARGE_PHOTOS, losslessWebp, progressiveJpeg, REJECTED_PHOTOS } from "../support/hostile-photos.ts";
import { encodeJpeg } from "../support/pictures.ts";

let decoder: PhotoDecoder | undefined;
const LIMITS = { maxCpuMs: 8_000, timeoutMs: WAIT_LIMIT_MS, maxRssBytes: 260_000_000 };
const open = (options?: Parameters<typeof openPhotoDecoder>[0]): PhotoDecoder =>
  (decoder = openPhotoDecoder({ limits: LIMITS, ...options }));
afterEach(() => decoder?.close());
const ended = expect.objectContaining({ name: "DecodingEnded" });

describe("photo decoder", () => {
  test("decodes concurrently with the same result as in this process", async () => {
    const { normalise } = open({ workers: 3 });
    const uploads = await Promise.all(["a", "b", "c", "d"].map((seed) => encodeJpeg({ seed })));
    const photos = await Promise.all(uploads.map((upload, n) => normalise(upload, { large: n === 3 })));
    for (const [n, photo] of photos.entries())
      expect(photo.equals(await normalisePhoto(uploads[n] ?? Buffer.alloc(0)))).toBe(true);
  });

  test("passes on an error with its details, and decodes the next photo", async () => {
    const { normalise } = open();
    await expect(normalise(Buffer.from("no photo"), { large: false })).rejects.toMatchObject({
      code: "photo_type_unsupported",
      details: { accepted: ["image/jpeg", "image/png", "image/webp"] },
    });
    await expect(normalise((await encodeJpeg()).subarray(0, -50), { large: false })).rejects.toMatchObject({
      code: "photo_unreadable",
    });
    await expect(normalise(await encodeJpeg(), { large: false })).resolves.toBeInstanceOf(Buffer);
  });

  test("ends a process at its memory limit and starts another one", async () => {
    const { normalise } = open({ limits: { ...LIMITS, maxRssBytes: 130_000_000 } });
    await expect(normalise(progressiveJpeg({ side: 4_080, components: 3 }), { large: false })).rejects.toEqual(ended);
    await expect(normalise(await encodeJpeg(), { large: false })).resolves.toBeInstanceOf(Buffer);
  });

  test("replaces a waiting process that has ended", async () => {
    const started: DecoderProcess[] = [];
    const { normalise } = open({
      startProcess: (...given) => {
        const process = startDecoder(...given);
        started.push(process);
        return process;
      },
    });
    started[0]?.kill();
    await expect(normalise(await encodeJpeg(), { large: false })).resolves.toBeInstanceOf(Buffer);
    expect(started).toHaveLength(2);
  });

  test("ends a process at its timeout", async () => {
    const { normalise } = open({ limits: { ...LIMITS, timeoutMs: 1 } });
    await expect(normalise(await encodeJpeg(), { large: false })).rejects.toEqual(ended);
    await expect(normalise(await encodeJpeg(), { large: true })).rejects.toEqual(ended);
  });

  test("ends a process at its limit of CPU time", async () => {
    const { normalise } = open({ limits: { ...LIMITS, maxCpuMs: 100 } });
    await expect(normalise(progressiveJpeg({ side: 4_080, components: 3 }), { large: true })).rejects.toEqual(ended);
    await expect(normalise(await encodeJpeg({ width: 40, height: 30 }), { large: false })).resolves.toBeInstanceOf(
      Buffer,
    );
  });

  test("passes no credentials to the process", () => {
    const everything = { MONGO_URL: "a", S3_SECRET_ACCESS_KEY: "b", OPENAI_API_KEY: "c", MALLOC_ARENA_MAX: "1" };
    expect(decoderEnvironment(everything)).toEqual({ MALLOC_ARENA_MAX: "1" });
  });
});

describe("small files that take much memory", () => {
  test.each(REJECTED_PHOTOS.filter(({ name }) => !name.includes("WebP")))(
    "$name is rejected undecoded",
    async ({ make }) => {
      const file = await make();
      expect(file.length).toBeLessThan(2_000_000);
      await expect(normalisePhoto(file)).rejects.toMatchObject({ code: "photo_needs_too_much_memory" });
    },
  );

  test.each(LARGE_PHOTOS.filter(({ name }) => !name.includes("WebP")))(
    "$name is decoded within the limits",
    async ({ make }) => {
      const { normalise } = open();
      const photo = await normalise(await make(), { large: true });
      expect((await sharp(photo).metadata()).width).toBe(1_600);
    },
  );

  test("the generated ones are valid pictures", async () => {
    for (const file of [
      await blackPng({ side: 100, depth: 16, alpha: true }),
      await blackPng({ side: 100, interlaced: false }),
      progressiveJpeg({ side: 100 }),
      progressiveJpeg({ side: 100, components: 3, acScans: 189 }),
      await losslessWebp({ side: 100 }),
    ])
      await expect(normalisePhoto(file)).resolves.toBeInstanceOf(Buffer);
  });
});
