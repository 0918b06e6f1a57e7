import { afterAll, beforeAll, expect, test } from "vitest";
import { SeenCode } from "@hundeblick/proto/health/findings";
import { VisionResult } from "@hundeblick/proto/health/vision";
import { normalisePhoto } from "../../src/adapters/sharp/normalise-photo.ts";
import { BREED_IDS } from "../../src/data/breeds.ts";
import type { Vision } from "../../src/domain/ports.ts";
import { buildVisionRequest } from "./openai.ts";

type ComplianceOptions = {
  open: () => Promise<{ vision: Vision; close: () => Promise<void> }>;
  pictures: { name: string; read: () => Buffer | Promise<Buffer> }[];
};

/** Contract of every vision provider; runs inside a describe of the provider. */
export function visionCompliance({ open, pictures }: ComplianceOptions): void {
  let vision: Vision;
  let close: () => Promise<void>;
  const seen = new Map<string, VisionResult>();
  beforeAll(async () => {
    ({ vision, close } = await open());
    for (const { name, read } of pictures)
      seen.set(name, await vision.detect(buildVisionRequest(await normalisePhoto(await read()))));
  });
  afterAll(() => close());
  const each = (check: (looked: VisionResult) => void) => {
    expect(seen.size).toBe(pictures.length);
    for (const looked of seen.values()) check(looked);
  };

  test("matches the schema without additional fields", () =>
    each((looked) => {
      expect(VisionResult.parse(looked)).toEqual(looked);
    }));
  test("returns only visible findings", () =>
    each(({ findings }) => {
      for (const { basis, code } of findings) expect([basis, SeenCode.safeParse(code).success]).toEqual(["seen", true]);
    }));
  test("names at most three breeds of the table, likeliest first, with a total of at most 1", () =>
    each(({ breeds }) => {
      expect(breeds.every(({ breedId }) => BREED_IDS.includes(breedId))).toBe(true);
      expect(breeds.map(({ probability }) => probability)).toEqual(
        breeds.map(({ probability }) => probability).toSorted((a, b) => b - a),
      );
      expect(breeds.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1.000_001);
    }));
  test("names a single breed only from 85 %", () =>
    each(({ breeds, breedVerdict }) => {
      const best = breeds[0]?.probability ?? 0;
      expect(breedVerdict).toBe(best >= 0.85 ? "one" : best > 0 ? "several" : "unknown");
    }));
  test("returns no findings without a dog", () =>
    each(({ verdict, breeds, findings }) => {
      if (verdict !== "dog") expect([breeds, findings]).toEqual([[], []]);
    }));
  test("returns no duplicates", () =>
    each(({ findings }) => {
      expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length);
    }));
  test("is deterministic", async () => {
    for (const { name, read } of pictures.slice(0, 3))
      expect(await vision.detect(buildVisionRequest(await normalisePhoto(await read())))).toEqual(seen.get(name));
  });
}
