import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { newId } from "@hundeblick/proto/ids";
import sharp from "sharp";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { type SearchedSystem, startSearchedSystem } from "../support/searched-system.ts";
import type { Stores } from "../support/stores.ts";
import type { System } from "../system.ts";

/** A photo like a phone's: location in Exif, texts in XMP, and a film behind it with the location again. */
const WORDS = ["TESTPHONE", "GEHEIMORT"];
const PLACE = ["52/1 31/1 12/1", "13/1 24/1 36/1"];
async function buildPhonePhoto(): Promise<Buffer> {
  const photo = await sharp(await buildPhoto({ seed: 77 }))
    .withExif({
      IFD0: { Make: "TESTPHONE", ImageDescription: "GEHEIMORT" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: PLACE[0] ?? "", GPSLongitudeRef: "E", GPSLongitude: PLACE[1] ?? "" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>GEHEIMORT</rdf></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42\0\0\0\0GEHEIMORT")]);
}

/** The location as numbers in both byte orders, and its texts. */
const SIGNS: Buffer[] = [
  ...WORDS.map((word) => Buffer.from(word)),
  ...PLACE.flatMap((rationals) => {
    const numbers = rationals.split(/[ /]/).map(Number);
    return ["LE", "BE"].map((order) =>
      Buffer.concat(
        numbers.map((n) => {
          const bytes = Buffer.alloc(4);
          if (order === "LE") bytes.writeUInt32LE(n);
          else bytes.writeUInt32BE(n);
          return bytes;
        }),
      ),
    );
  }),
];
/** True if the location occurs, also in a base64 picture. */
const namesPlace = (bytes: Buffer): boolean =>
  [
    bytes,
    ...[...bytes.toString("latin1").matchAll(/base64,([A-Za-z0-9+/=]+)/g)].map(([, text = ""]) =>
      Buffer.from(text, "base64"),
    ),
  ].some((each) => SIGNS.some((sign) => each.includes(sign)));

let searched: SearchedSystem;
let system: System;
let stores: Stores;
before(async () => {
  searched = await startSearchedSystem({ visionMs: 1_500 });
  ({ system, stores } = searched);
});
after(() => searched?.stop());

/** Keys of all stored photos with the location. */
async function storesNamingPlace(): Promise<string[]> {
  const keys = (await stores.objects.list("")).map(({ key }) => key);
  const photos = await Promise.all(
    keys.map(async (key) => ({ key, bytes: await stores.objects.read(key).catch(() => Buffer.alloc(0)) })),
  );
  return photos.filter(({ bytes }) => namesPlace(bytes)).map(({ key }) => key);
}

test("a photo's location is in no store, request to the provider, mail, log or report", async () => {
  const photo = await buildPhonePhoto();
  assert.ok(namesPlace(photo), "the photo itself names the place");
  const api = client(system.url);
  const id = await uploadWithRetry(api, { photo, context: { name: "Frieda" }, key: newId() });
  // while it is queued and analysed
  let looks = 0;
  for (
    let end = await api.status(id);
    end.status !== "completed" && end.status !== "failed" && looks < 200;
    end = await api.status(id)
  ) {
    assert.deepEqual(await storesNamingPlace(), []);
    looks += 1;
    await pause(150);
  }
  const end = await waitForEnd(api, id);
  assert.equal(end.status, "completed");
  assert.ok(looks > 0, "the store was read during the upload");
  assert.deepEqual(await storesNamingPlace(), []);

  assert.ok(searched.heard.length > 0, "the provider was asked");
  assert.ok(!searched.heard.some(namesPlace));

  await api.json("POST", "/api/report/unlock", { email: "jana@beispiel.de", reportId: end.reportId });
  for (const path of ["?lang=de", "?lang=en", "?lang=pl", "/photo"]) {
    const answer = await api.json("GET", `/api/report/${end.reportId}${path}`);
    assert.equal(answer.status, 200);
    assert.ok(!namesPlace(Buffer.from(await answer.arrayBuffer())), path);
  }
  const mails = await searched.mailTo("jana@beispiel.de");
  assert.ok(!namesPlace(Buffer.from(mails)));
  const documents = [
    await stores.analyses().find().toArray(),
    await stores.reports().find().toArray(),
    await stores.mails().find().toArray(),
  ];
  assert.ok(!namesPlace(Buffer.from(JSON.stringify(documents))));
  for (const file of readdirSync(system.logs)) assert.ok(!namesPlace(readFileSync(join(system.logs, file))), file);
});
