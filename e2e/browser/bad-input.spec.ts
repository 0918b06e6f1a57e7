import { newId } from "@hundeblick/proto/ids";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { client } from "../support/client.ts";
import { systemEnv } from "../support/operator.ts";
import { buildPhoto } from "../support/photos.ts";
import { openStores } from "../support/stores.ts";

/** Invalid input: expected code and translated sentence, and nothing stored. */
const stored = async (): Promise<string[]> => {
  const stores = await openStores(systemEnv());
  const objects = await stores.objects.list("incoming/");
  await stores.close();
  return objects.map(({ key }) => key);
};

type Part = [name: string, value: string | { bytes: Buffer; type: string; filename: string }];
async function send(
  baseURL = "",
  parts: Part[],
): Promise<{ status: number; code?: string; error?: string; details?: Record<string, unknown> }> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.filename);
  }
  const response = await fetch(`${baseURL}/api/analyze`, {
    method: "POST",
    body: form,
    headers: { "idempotency-key": newId() },
  });
  return { status: response.status, ...((await response.json()) as object) };
}
const file = (bytes: Buffer, filename = "dog.jpg", type = "image/jpeg"): Part => ["file", { bytes, type, filename }];
const context = (value: unknown): Part => ["context", typeof value === "string" ? value : JSON.stringify(value)];

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
const frames = async (): Promise<Buffer> =>
  sharp(
    [
      await sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
      await sharp({ create: { width: 64, height: 64, channels: 3, background: "blue" } })
        .png()
        .toBuffer(),
    ],
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();

const CASES: { name: string; parts: () => Promise<Part[]>; status: number[]; code?: string }[] = [
  { name: "no file", parts: async () => [context({})], status: [400], code: "file_missing" },
  {
    name: "two files",
    parts: async () => [file(await buildPhoto()), file(await buildPhoto({ seed: 2 }))],
    status: [400],
    code: "too_many_files",
  },
  {
    name: "a text field over 8 kB",
    parts: async () => [context({ additionalInfo: "a".repeat(9_000) }), file(await buildPhoto())],
    status: [400],
    code: "field_too_long",
  },
  {
    name: "50 kB of text",
    parts: async () => [context({ additionalInfo: "a".repeat(50_000) }), file(await buildPhoto())],
    status: [400],
  },
  {
    name: "a sixth field",
    parts: async () => [...["a", "b", "c", "d", "e", "f"].map((name): Part => [name, "x"]), file(await buildPhoto())],
    status: [400],
    code: "too_many_fields",
  },
  {
    name: "a text renamed .jpg",
    parts: async () => [file(Buffer.from("just words, no picture at all"))],
    status: [415, 422],
  },
  { name: "an SVG", parts: async () => [file(SVG, "dog.svg", "image/svg+xml")], status: [415] },
  {
    name: "a TIFF",
    parts: async () => [
      file(
        await sharp(await buildPhoto())
          .tiff()
          .toBuffer(),
        "dog.tif",
        "image/tiff",
      ),
    ],
    status: [415],
  },
  {
    name: "a PDF",
    parts: async () => [file(Buffer.from("%PDF-1.7\n%âãÏÓ\n1 0 obj"), "dog.pdf", "application/pdf")],
    status: [415],
  },
  {
    name: "a truncated photo",
    parts: async () => [file((await buildPhoto()).subarray(0, 20_000))],
    status: [415, 422],
  },
  {
    name: "an animated picture",
    parts: async () => [file(await frames(), "dog.webp", "image/webp")],
    status: [422],
    code: "photo_animated",
  },
  {
    name: "a photo that is also a web page",
    parts: async () => [
      file(Buffer.concat([await buildPhoto(), Buffer.from("<html><script>alert(1)</script></html>")])),
    ],
    status: [415, 422],
  },
  {
    name: "12 MB and a byte",
    parts: async () => [file(Buffer.concat([await buildPhoto(), Buffer.alloc(12 * 1024 * 1024)]))],
    status: [413],
    code: "photo_too_large",
  },
  {
    name: "256 megapixels in a small file",
    parts: async () => [
      file(
        await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: "white" } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
        "bomb.png",
        "image/png",
      ),
    ],
    status: [422],
    code: "photo_too_many_pixels",
  },
  {
    name: "a small file that takes half a gigabyte to decode",
    parts: async () => [
      file(
        await sharp({ create: { width: 7_000, height: 7_000, channels: 4, background: "white" } })
          .toColourspace("rgb16")
          .png({ progressive: true })
          .toBuffer(),
        "interlaced.png",
        "image/png",
      ),
    ],
    status: [422],
    code: "photo_needs_too_much_memory",
  },
  {
    name: "a context that is no JSON",
    parts: async () => [context("{name:"), file(await buildPhoto())],
    status: [400],
  },
  {
    name: "age −3",
    parts: async () => [context({ age_months: -3 }), file(await buildPhoto())],
    status: [400],
    code: "answers_invalid",
  },
  {
    name: "weight 900 kg",
    parts: async () => [context({ weight_kg: 900 }), file(await buildPhoto())],
    status: [400],
    code: "answers_invalid",
  },
  {
    name: "an unknown goal",
    parts: async () => [context({ goals: ["immortality"] }), file(await buildPhoto())],
    status: [400],
    code: "answers_invalid",
  },
  {
    name: "an operator of the database",
    parts: async () => [context({ name: { $ne: null } }), file(await buildPhoto())],
    status: [400],
    code: "answers_invalid",
  },
];

for (const { name, parts, status, code } of CASES) {
  test(`${name} is rejected with a sentence, and nothing is stored`, async ({ baseURL }) => {
    const before = await stored();
    const answer = await send(baseURL, [["country", "de"], ...(await parts())]);
    expect(status).toContain(answer.status);
    if (code) expect(answer.code).toBe(code);
    expect(answer.error?.length).toBeGreaterThan(10);
    expect((await stored()).filter((key) => !before.includes(key))).toEqual([]);
  });
}

test("names the invalid field", async ({ baseURL }) => {
  const answer = await send(baseURL, [context({ weight_kg: 900 }), file(await buildPhoto())]);
  expect(JSON.stringify(answer.details)).toContain("weight_kg");
});

test("unknown and malformed ids are not found", async ({ baseURL }) => {
  const api = client(baseURL ?? "");
  for (const path of [
    `/api/report/${newId()}`,
    "/api/report/1",
    `/api/analysis-status/${newId()}`,
    "/api/analysis-status/..%2f..",
    `/api/report/${newId()}/photo`,
  ]) {
    expect((await api.json("GET", path)).status, path).toBe(404);
  }
});

test("an address with a header in it is rejected, and no mail leaves", async ({ baseURL }) => {
  const api = client(baseURL ?? "");
  for (const email of ["no-address", "a@b.de\r\nBcc: all@example.com", "a@b.de\nX: y"]) {
    expect((await api.json("POST", "/api/report/unlock", { email, reportId: newId() })).status).toBe(400);
  }
});
