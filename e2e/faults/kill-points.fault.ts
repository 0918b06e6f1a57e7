import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Chunk, eventually } from "@hundeblick/kit/testing";
import { client } from "../support/client.ts";
import { type ProxiedSystem, type ProxyName, startProxiedSystem } from "../support/proxied-system.ts";
import { openStores, type Stores } from "../support/stores.ts";
import { checkPromises, type Ledger } from "./checker.ts";
import { type RejectionCounts, formatRefusals, unlockWithRetry, uploadUntilAccepted } from "./load.ts";

const TIMES = Number(process.env["TIMES"] ?? 3);

/**
 * A step of the pipeline on a proxied connection. With `answered` the victim is killed after the reply, before it
 * arrives.
 */
type Step = { name: string; victim: string; line: ProxyName; asked?: RegExp; answered?: RegExp };
/** A MongoDB command and its collection in BSON. */
const command = (verb: string, collection: string): string => `\\x02${verb}\\x00[^]{4}${collection}\\x00`;
const ANYTHING = /[^]/;
const STEPS: Step[] = [
  {
    name: "storage put",
    victim: "gateway",
    line: "objects",
    asked: /PUT \/photos\/incoming\//,
    answered: /HTTP\/1\.1 200/,
  },
  {
    name: "insert",
    victim: "analysis",
    line: "mongodb",
    asked: new RegExp(command("insert", "analyses")),
    answered: ANYTHING,
  },
  {
    name: "publish",
    victim: "analysis",
    line: "nats",
    asked: /PUB job\.analysis\.photo\.v1 /,
    answered: /"stream":"JOBS_ANALYSIS"/,
  },
  { name: "fetch", victim: "analysis", line: "nats", answered: /MSG job\.analysis\.photo\.v1 / },
  { name: "provider call", victim: "analysis", line: "vision", answered: /chat\.completion/ },
  {
    name: "result write",
    victim: "analysis",
    line: "mongodb",
    asked: new RegExp(`${command("update", "analyses")}[^]*\\x02state\\x00[^]{4}completed\\x00`),
    answered: ANYTHING,
  },
  { name: "ack", victim: "analysis", line: "nats", asked: /PUB \$JS\.ACK\.JOBS_ANALYSIS\.[^]*\+ACK/ },
  {
    name: "report",
    victim: "report",
    line: "mongodb",
    asked: new RegExp(command("insert", "reports")),
    answered: ANYTHING,
  },
  { name: "mail", victim: "mail", line: "smtp", asked: /(^|\r\n)\.\r\n$/, answered: /^250/ },
];

let lined: ProxiedSystem;
let stores: Stores;
const ledger: Ledger = { accepted: [], unlocked: [] };
const refusals: RejectionCounts = new Map();
before(async () => {
  lined = await startProxiedSystem({ visionMs: 20, env: { UPLOAD_KEPT_SECONDS: "60", MAIL_LEASE_SECONDS: "25" } });
  stores = await openStores(lined.direct);
});
after(async () => {
  await stores?.close();
  await lined?.stop();
});

/** Kills the process when the step is next seen; `done` resolves then. */
function killAfter({ system, lines }: ProxiedSystem, { victim, line, asked, answered }: Step): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = new WeakSet<object>();
  const isNow = ({ from, data }: Chunk, connection: object): boolean => {
    const text = data.toString("latin1");
    if (from === "client") {
      if (!asked?.test(text)) return false;
      waiting.add(connection);
      return !answered;
    }
    return answered !== undefined && (!asked || waiting.has(connection)) && answered.test(text);
  };
  const stop = lines[line].watch((piece, connection) => {
    const pid = system.pids[victim];
    if (pid === undefined || !isNow(piece, connection)) return "pass";
    process.kill(-pid, "SIGKILL");
    stop();
    resolve();
    return piece.from === "server" ? "block" : "pass";
  });
  return promise;
}

for (const step of STEPS) {
  test(`killed ${TIMES} times right after: ${step.name}`, { timeout: TIMES * 120_000 }, async () => {
    const api = client(lined.system.url);
    const took: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const killed = killAfter(lined, step);
      const began = Date.now();
      const id = await uploadUntilAccepted(api, refusals, { n: ledger.accepted.length });
      ledger.accepted.push(id);
      const end = await eventually(
        async () => await stores.analyses().findOne({ _id: id }),
        (found) => found?.state === "completed",
        { withinMs: 60_000, everyMs: 50 },
      );
      took.push(Date.now() - began);
      const reportId = end?.result?.reportId ?? "";
      await unlockWithRetry(api, refusals, reportId);
      ledger.unlocked.push(reportId);
      await killed;
      await eventually(
        async () => (await stores.mails().findOne({ "order.reportId": reportId }))?.state,
        (state) => state === "sent",
        { withinMs: 60_000, everyMs: 100 },
      );
      assert.equal(await stores.reportsOf(id), 1);
    }
    console.log(
      `${step.name}: ${step.victim} killed ${TIMES} times, the report was there after ${took.map((ms) => `${(ms / 1_000).toFixed(1)} s`).join(", ")}`,
    );
  });
}

test("the stores are consistent afterwards", { timeout: 400_000 }, async () => {
  const account = await checkPromises(stores, ledger, { mailUrl: lined.mailUrl, mailsTwice: TIMES });
  console.log(
    `${STEPS.length} steps × ${TIMES}: ${account}; ${lined.vision.asked} questions to the provider; other answers: ${formatRefusals(refusals)}`,
  );
  assert.ok(
    lined.vision.asked <= ledger.accepted.length + TIMES * STEPS.length,
    "at most one extra paid call for each crash",
  );
});
