import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, test } from "node:test";
import { eventually, WAIT_LIMIT_MS } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { client, waitForEnd, uploadWithRetry } from "../support/client.ts";
import { buildPhoto } from "../support/photos.ts";
import { LONG_WAIT, type SearchedSystem, startSearchedSystem } from "../support/searched-system.ts";
import type { Stores } from "../support/stores.ts";
import type { System } from "../system.ts";

let searched: SearchedSystem;
let system: System;
let stores: Stores;
before(async () => {
  searched = await startSearchedSystem({ env: { RATE_LIMITS: "on" } });
  ({ system, stores } = searched);
});
after(() => searched?.stop());

const MAIL = "markierte.adresse";
const DOG = "Zwetschgenwolke";
const TEXT = "quittengelb gesprenkelt";
const WORDS = [MAIL, DOG, TEXT].map((word) => Buffer.from(word));
/** A range from a photo's middle that identifies it. */
const middleOf = (photo: Buffer): Buffer => photo.subarray(photo.length / 2, photo.length / 2 + 64);

/** A file's bytes; none if a server renamed or removed it since it was listed, as each does with temporary files. */
function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

/** Files below a folder of the system's home that contain one of the marks. */
function filesWith(folder: string, marks: readonly Buffer[]): string[] {
  const home = dirname(system.logs);
  return readdirSync(join(home, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readIfThere(file);
      return marks.some((mark) => bytes.includes(mark));
    })
    .map((file) => file.slice(home.length + 1));
}

/** Documents of all databases that contain one of the marks. */
async function documentsWith(marks: readonly string[]): Promise<string[]> {
  const found = await stores.documents();
  return found.filter(({ json }) => marks.some((mark) => json.includes(mark))).map(({ collection }) => collection);
}

/** Files of the local database that keep deleted documents for a while; see docs/operations.md. */
const TRACES: Readonly<Record<string, RegExp>> = {
  journal: /WiredTigerLog/,
  freed: /_(?:documents_sh\d+|index_entries|unique_keys)\.wt$/,
  oplog: /_oplog\.wt$/,
};
const kindOf = (file: string): string =>
  Object.entries(TRACES).find(([, name]) => name.test(file))?.[0] ?? `not in the list: ${file}`;
const tracesOf = (marks: readonly Buffer[]): string[] =>
  [...new Set(filesWith("data/mongodb", marks).map(kindOf))].toSorted();

/** Compaction, which the store runs every quarter of an hour. */
async function compactVolumes(): Promise<void> {
  const args = execFileSync("ps", ["-ww", "-o", "args=", "-p", String(system.pids["objects"])], { encoding: "utf8" });
  const port = /-master\.port=(\d+)/.exec(args)?.[1];
  const threshold = /-master\.garbageThreshold=(\S+)/.exec(args)?.[1];
  const answer = await fetch(`http://127.0.0.1:${port}/vol/vacuum?garbageThreshold=${threshold}`, {
    signal: AbortSignal.timeout(WAIT_LIMIT_MS),
  });
  assert.equal(answer.status, 200);
}

async function buildOpenReport(seed: number, email: string, sessionId = newId()) {
  const api = client(system.url, () => ({ "x-visit": sessionId }));
  const upload = await buildPhoto({ seed });
  const face = await buildPhoto({ seed: seed + 1_000 });
  const limping = { id: "limping", answers: { alarm: ["none"], weight: "clear", since: "week" } };
  const context = { name: DOG, additionalInfo: TEXT, allergies: TEXT, concerns: [limping] };
  const id = await uploadWithRetry(api, { photo: upload, extraPhotos: { face }, context, key: newId() });
  const { reportId = "" } = await waitForEnd(api, id);
  assert.ok(reportId);
  assert.equal((await api.json("POST", "/api/report/unlock", { email, reportId })).status, 200);
  return { api, id, reportId, uploads: [upload, face] };
}

test("after “Delete now” address, dog, words and photo are in no document, stream, cache, bucket, volume, queue or log", async () => {
  const { api, id, reportId, uploads } = await buildOpenReport(771, `${MAIL}+rex@example.org`);
  const answers = { additionalInfo: `${TEXT}, nachgetragen`, weight_kg: 31.5 };
  assert.equal((await api.json("POST", `/api/report/${reportId}/answers`, { version: 1, answers })).status, 200);
  const followUp = { email: `${MAIL}+nachfrage@example.org`, consent: true };
  assert.equal((await api.json("POST", `/api/report/${reportId}/follow-up`, followUp)).status, 200);
  await searched.mailTo(MAIL);
  assert.deepEqual(await documentsWith([followUp.email]), ["outbox"], "the address of the follow-up waits");
  await eventually(
    () => documentsWith([DOG]),
    (places) => ["contacts", "outbox", "sessions", "reports"].every((place) => places.includes(place)),
    LONG_WAIT,
  );
  const stored = await stores.objects.list("photos/");
  assert.equal(stored.length, 2, "the first photo and the one beside it");
  const photo = [...uploads, ...(await Promise.all(stored.map(({ key }) => stores.objects.read(key))))].map(middleOf);
  assert.notDeepEqual(filesWith("data/objects", photo), [], "the photo is found while it is there");

  await stores.checkpoint();
  assert.deepEqual(tracesOf(WORDS), ["freed", "journal", "oplog"], "the words are found while they are there");

  assert.equal((await api.json("DELETE", `/api/report/${reportId}`)).status, 200);
  const picture = `/api/report/${reportId}/photo`;
  for (const path of [`/api/report/${reportId}`, picture, `${picture}?view=face`, `/api/analysis-status/${id}`])
    assert.equal((await api.json("GET", path)).status, 404, path);
  assert.deepEqual(await stores.objects.list(""), []);

  const marks = [MAIL, DOG, TEXT];
  await eventually(
    () => documentsWith(marks),
    (places) => places.length === 0,
    LONG_WAIT,
  );
  await eventually(
    async () => {
      await compactVolumes();
      return filesWith("data/objects", [...WORDS, ...photo]);
    },
    (files) => files.length === 0,
    LONG_WAIT,
  );
  for (const folder of ["data/nats", "data/redis", "spool", "logs"])
    assert.deepEqual(filesWith(folder, [...WORDS, ...photo]), [], folder);

  // the photo was never in the database; texts are only in the listed files
  await stores.checkpoint();
  assert.deepEqual(tracesOf(photo), []);
  assert.deepEqual(
    tracesOf(WORDS).filter((kind) => !(kind in TRACES)),
    [],
  );
});

test("erases a pending address with the report, and sends no mail", async () => {
  const [waits, later] = ["wartende.adresse", "spaetere.adresse"];
  await system.down("mail");
  const { api, reportId } = await buildOpenReport(772, `${waits}@example.org`);
  assert.deepEqual(await documentsWith([waits]), ["reports"]);
  assert.equal((await api.json("DELETE", `/api/report/${reportId}`)).status, 200);
  assert.deepEqual(await documentsWith([waits]), []);
  await system.up("mail");
  await buildOpenReport(773, `${later}@example.org`);
  const mails = await searched.mailTo(later);
  assert.ok(!mails.includes(waits));
  assert.deepEqual(filesWith("data/nats", [Buffer.from(waits), ...WORDS]), []);
  assert.deepEqual(filesWith("logs", [Buffer.from(waits), ...WORDS]), []);
});
