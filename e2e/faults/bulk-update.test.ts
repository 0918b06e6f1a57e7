import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { after, before, test } from "node:test";
import { UpdateJob, UpdateReply, UpdateResults } from "@hundeblick/proto/http/admin/marketplace";
import { ProductsReply } from "@hundeblick/proto/http/admin/products";
import { operatorApi } from "../support/operator.ts";
import { TEST_LIMIT_MS, WIDE_TIMEOUTS_ENV } from "@hundeblick/kit/testing";
import { startSystem, type System } from "../system.ts";

/** A crash may delay a bulk update, but loses and repeats no result. */
let system: System;
let call: Awaited<ReturnType<typeof operatorApi>>["call"];
before(async () => {
  system = await startSystem({ env: { ...WIDE_TIMEOUTS_ENV, RATE_LIMITS: "off" } });
  ({ call } = await operatorApi(system.url, system.env));
});
after(() => system?.stop());

const doneOf = ({ summary }: UpdateJob): number => summary.successful + summary.failed;

/** Polls until the job has the expected state, also during an outage. */
async function jobWhen(
  jobId: string,
  isRight: (job: UpdateJob) => boolean,
  withinMs = TEST_LIMIT_MS,
): Promise<UpdateJob> {
  const until = Date.now() + withinMs;
  for (let job: UpdateJob | null = null; ;) {
    const response = await call("GET", `/discover/updates/${jobId}`).catch(() => null);
    if (response?.ok) job = UpdateReply.parse(await response.json()).job;
    else assert.ok(!response || response.status >= 500, `refused with ${response?.status}`);
    if (job && isRight(job)) return job;
    assert.ok(
      Date.now() < until,
      `after ${withinMs} ms: ${job?.state} with ${job && doneOf(job)} of ${job?.summary.total} products`,
    );
    await pause(100);
  }
}

test("scraper and catalogue are killed: every product has exactly one result, and none is emptied", async () => {
  const before = ProductsReply.parse(
    await (await call("GET", "/products?country=pl&limit=200")).json(),
  ).products.filter(({ offer }) => offer?.asin);
  const {
    jobId,
    startedAt,
    summary: { total },
  } = UpdateJob.parse(await (await call("POST", "/discover/updates", { market: "pl" })).json());
  assert.equal(total, before.length);

  for (const [victim, results] of [
    ["scraper", 3],
    ["catalogue", 8],
  ] as const) {
    await jobWhen(jobId, (job) => doneOf(job) >= results);
    await system.kill(victim);
  }

  const { state, summary } = await jobWhen(jobId, (job) => job.state !== "running");
  assert.equal(state, "finished");
  assert.ok(total <= 100, "one page of results");
  const { results } = UpdateResults.parse(
    await (await call("GET", `/discover/updates/${jobId}/results?from=0`)).json(),
  );
  assert.deepEqual(
    results.map(({ productId }) => productId).sort(),
    before.map(({ id }) => id).sort(),
    "every product once",
  );
  assert.equal(summary.successful + summary.failed, total);

  const read = new Set(results.filter(({ status }) => status === "success").map(({ productId }) => productId));
  assert.ok(read.size >= total - 2, `a crash fails at most the product it hit: ${summary.failed} failed`);
  const now = ProductsReply.parse(await (await call("GET", "/products?country=pl&limit=200")).json()).products;
  for (const { id, offer } of now.filter((product) => read.has(product.id))) {
    assert.ok((offer?.lastScraped ?? "") >= startedAt, "what counts as read was written");
    assert.equal(
      offer?.price,
      before.find((product) => product.id === id)?.offer?.price,
      "the demo shop's prices stand",
    );
  }
});
