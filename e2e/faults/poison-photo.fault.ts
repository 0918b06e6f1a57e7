import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually } from "@hundeblick/kit/testing";
import { client } from "../support/client.ts";
import { type ProxiedSystem, startProxiedSystem } from "../support/proxied-system.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { checkPromises } from "./checker.ts";
import { inParallel, type RejectionCounts, buildPhotoOf, formatRefusals, uploadUntilAccepted } from "./load.ts";

const GOOD = Number(process.env["GOOD"] ?? 200);
const MARK = "this photo ends whoever reads it";

let lined: ProxiedSystem;
let stores: Stores;
before(async () => {
  lined = await startProxiedSystem({ visionMs: 20, env: { UPLOAD_KEPT_SECONDS: "60" } });
  stores = await openStores(lined.direct);
});
after(async () => {
  await stores?.close();
  await lined?.stop();
});

/** A valid JPEG with an unused quantisation table, because the gateway strips comments. */
async function poison(): Promise<Buffer> {
  const photo = await buildPhotoOf(0);
  const head = Buffer.from([0xff, 0xdb, 0, 67, 3]);
  return Buffer.concat([photo.subarray(0, 2), head, Buffer.from(MARK.padEnd(64)), photo.subarray(2)]);
}

test(
  `one photo that kills its worker among ${GOOD} good ones: it fails visibly within five tries, the others get their reports`,
  { timeout: 900_000 },
  async () => {
    let kills = 0;
    lined.lines.objects.watch(({ from, data }) => {
      const pid = lined.system.pids["analysis"];
      if (from !== "server" || pid === undefined || !data.includes(MARK)) return "pass";
      kills++;
      process.kill(-pid, "SIGKILL");
      return "block";
    });
    const api = client(lined.system.url);
    const refusals: RejectionCounts = new Map();
    const accepted: string[] = [];
    let bad = "";
    const began = Date.now();
    await inParallel(GOOD + 1, 6, async (n) => {
      const isBad = n === Math.floor(GOOD / 4);
      const id = await uploadUntilAccepted(api, refusals, { n, ...(isBad ? { photo: await poison() } : {}) });
      if (isBad) bad = id;
      accepted.push(id);
    });
    const open = { _id: { $in: accepted.filter((id) => id !== bad) }, state: { $ne: "completed" } };
    await eventually(
      () => stores.analyses().countDocuments(open),
      (count) => count === 0,
      { withinMs: 300_000, everyMs: 500 },
    );
    const others = Math.round((Date.now() - began) / 1_000);

    const end = await eventually(
      async () => await stores.analyses().findOne({ _id: bad }),
      (found) => found?.state === "failed",
      { withinMs: 300_000, everyMs: 500 },
    );
    assert.ok(end && end.tries <= 5, `${end?.tries} tries`);
    assert.ok(kills <= 5, `${kills} workers died of it`);
    assert.equal(end?.failure, "photo_unreadable");
    const seen = await api.status(bad);
    assert.deepEqual(
      [seen.status, seen.code, typeof seen.error],
      ["failed", "photo_unreadable", "string"],
      "the status gives the reason",
    );
    const account = await checkPromises(
      stores,
      { accepted, mustFail: [bad], unlocked: [] },
      { mailUrl: lined.mailUrl },
    );
    console.log(
      `the poison killed ${kills} workers and failed; the ${GOOD} others were finished ${others} s after the first upload: ${account}; other answers: ${formatRefusals(refusals)}`,
    );
  },
);
