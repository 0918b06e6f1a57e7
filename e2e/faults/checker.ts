import assert from "node:assert/strict";
import { eventually } from "@hundeblick/kit/testing";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import type { StoredAnalysis, Stores } from "../support/stores.ts";

/** What was acknowledged to clients: ids of every 202, photos that must fail, unlocked reports. */
export type Ledger = { accepted: string[]; mustFail?: string[]; unlocked: string[] };
export type CheckOptions = {
  mailUrl: string;
  /** Mails that may have been sent twice, because their sender was killed after the mail server's reply. */
  mailsTwice?: number;
  withinMs?: number;
};
type CaughtMail = { messageId: string };

const JOBS: string = analysePhotoJob.stream;
const UNFINISHED = { $nin: ["completed", "failed"] };

/**
 * Waits until idle, then compares all stores with what was acknowledged. Returns the numbers.
 * @throws {AssertionError}
 */
export async function checkPromises(stores: Stores, ledger: Ledger, options: CheckOptions): Promise<string> {
  const withinMs = options.withinMs ?? 120_000;
  await waitUntilIdle(stores, withinMs);
  const analyses = await stores
    .analyses()
    .find({ erasedAt: { $exists: false } } as object)
    .toArray();
  const accounts = [
    checkAnalyses(analyses, ledger),
    await checkReports(stores, analyses),
    await checkObjects(stores, analyses, withinMs),
    await checkMails(stores, ledger.unlocked, options),
    await checkStreams(stores),
  ];
  return accounts.join("; ");
}

/** Idle: no open analysis, no pending event, address, message or mail. */
async function waitUntilIdle(stores: Stores, withinMs: number): Promise<void> {
  const hasOutbox = { "outbox.0": { $exists: true } } as object;
  await eventually(
    async () => ({
      open: await stores.analyses().countDocuments({ state: UNFINISHED }),
      unpublished:
        (await stores.analyses().countDocuments(hasOutbox)) + (await stores.reports().countDocuments(hasOutbox)),
      addressesNotHandedOver: await stores.reports().countDocuments({ leftAddress: { $exists: true } }),
      unsent: await stores.mails().countDocuments({ state: { $in: ["queued", "sending"] } }),
      unacknowledged: (await stores.streams())
        .flatMap(({ stream, consumers }) => [
          ...(stream.config.name === JOBS ? [stream.state.messages] : []),
          ...consumers.map(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending),
        ])
        .reduce((sum, count) => sum + count, 0),
    }),
    { open: 0, unpublished: 0, addressesNotHandedOver: 0, unsent: 0, unacknowledged: 0 },
    { withinMs, everyMs: 500 },
  );
}

/** Every accepted valid photo must be completed with a report, every invalid one failed with a reason. */
function checkAnalyses(analyses: StoredAnalysis[], { accepted, mustFail = [] }: Ledger): string {
  assert.equal(new Set(accepted).size, accepted.length, "every upload with a key of its own is an analysis of its own");
  const byId = new Map(analyses.map((analysis) => [analysis._id, analysis]));
  const bad = new Set(mustFail);
  const endOf = (id: string): string => {
    const analysis = byId.get(id);
    if (!analysis) return "lost";
    return analysis.state === "completed" && !analysis.result?.reportId
      ? "completed without a report"
      : [analysis.state, analysis.failure].filter(Boolean).join(" ");
  };
  const good = accepted.filter((id) => !bad.has(id));
  assert.deepEqual(
    good.filter((id) => endOf(id) !== "completed").map((id) => `${id} ${endOf(id)}`),
    [],
    "every accepted good photo is completed with a report",
  );
  assert.deepEqual(
    mustFail.filter((id) => !endOf(id).startsWith("failed ")).map((id) => `${id} ${endOf(id)}`),
    [],
    "every bad photo failed with a reason",
  );
  assert.equal(analyses.length, accepted.length, "and no other: an upload that was sent twice is one analysis");
  for (const { wakeAt, tries } of analyses) {
    assert.equal(wakeAt, undefined, "a finished analysis has no wake-up time");
    assert.ok(tries <= 5, "no analysis is tried more than five times");
  }
  return `${accepted.length} accepted, ${good.length} completed, ${bad.size} failed as they must`;
}

async function checkReports(stores: Stores, analyses: StoredAnalysis[]): Promise<string> {
  const reports = await stores
    .reports()
    .find({}, { projection: { analysisId: 1 } })
    .toArray();
  const expected = analyses.flatMap(({ _id, result }) => (result ? [`${_id} ${result.reportId}`] : [])).toSorted();
  assert.deepEqual(
    reports.map(({ _id, analysisId }) => `${analysisId} ${_id}`).toSorted(),
    expected,
    "exactly one report for each completed analysis, and it is the one the status names",
  );
  return `${reports.length} reports`;
}

/** Waits until what killed gateways or superseded workers left has been deleted. */
async function checkObjects(stores: Stores, analyses: StoredAnalysis[], withinMs: number): Promise<string> {
  const photos = analyses
    .filter(({ state }) => state === "completed")
    .map(({ photoKey }) => photoKey)
    .toSorted();
  const [uploads, kept] = await eventually(
    async () =>
      [
        await stores.objects.list("incoming/"),
        (await stores.objects.list("photos/")).map(({ key }) => key).toSorted(),
      ] as const,
    ([incoming, now]) => incoming.length === 0 && now.length <= photos.length,
    { withinMs: Math.max(withinMs, 240_000), everyMs: 1_000 },
  );
  assert.deepEqual(kept, photos, "a photo for each report, and no other");
  return `${kept.length} photos, ${uploads.length} uploads left`;
}

async function checkMails(
  stores: Stores,
  unlocked: string[],
  { mailUrl, mailsTwice = 0 }: CheckOptions,
): Promise<string> {
  const ordered = await stores.mails().find({ "order.template": "report" }).toArray();
  assert.deepEqual(
    ordered.map(({ order }) => order.reportId ?? "").toSorted(),
    unlocked.toSorted(),
    "one mail is ordered for each unlocked report",
  );
  assert.deepEqual(
    ordered.filter(({ state }) => state !== "sent"),
    [],
    "every ordered mail is sent",
  );
  const caught = ((await (await fetch(`${mailUrl}/api/mails`)).json()) as CaughtMail[]).filter(({ messageId }) =>
    messageId.startsWith("<report."),
  );
  const ids = new Set(caught.map(({ messageId }) => messageId));
  assert.equal(ids.size, unlocked.length, "each unlock is one Message-ID in the mailbox");
  assert.ok(
    caught.length - ids.size <= mailsTwice,
    `${caught.length - ids.size} mails came twice, at most ${mailsTwice} may`,
  );
  return `${ids.size} mails, ${caught.length - ids.size} of them twice`;
}

/** A dead letter is fine if its analysis ended: the queue is empty and nothing is open. */
async function checkStreams(stores: Stores): Promise<string> {
  const streams = await stores.streams();
  for (const { stream, consumers } of streams) {
    for (const { name, num_pending, num_ack_pending } of consumers)
      assert.deepEqual([name, num_pending, num_ack_pending], [name, 0, 0], "nothing is pending");
    if (stream.config.name === JOBS) assert.equal(stream.state.messages, 0, "the queue is empty");
  }
  const dead = streams.find(({ stream }) => stream.config.name === `DEAD_${JOBS}`)?.stream.state.messages ?? 0;
  return `${dead} dead letters, all of finished analyses`;
}
