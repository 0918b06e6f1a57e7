import { AppError, toAppError } from "@hundeblick/kit/errors";
import type { RefreshResult, UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { belongsToDemo } from "@hundeblick/proto/http/belongs-to-demo";
import { newId } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import { type RefreshDeps, refreshProduct, shortName } from "../refresh-product.ts";
import type { Bulk, Bulks, Target } from "./ports.ts";

export type BulkDeps = RefreshDeps & { bulks: Bulks };

/** Lease of a job; longer than one product takes. */
const LEASE_MS = 45_000;

/**
 * Starts a bulk update, without products of the other marketplace. The longest unread come first, because the day's
 * budget may not reach all.
 * @throws {AppError} invalid_request when no product of this market has an ASIN there
 */
export async function startBulk(
  { bulks, catalogue, now, marketplace }: BulkDeps,
  { market, by }: { market: Market; by: string },
): Promise<UpdateJob> {
  const [all, { demo }] = await Promise.all([catalogue.withAsin(market), marketplace()]);
  const targets = all
    .filter((product) => belongsToDemo(product.asin, product) === demo)
    .toSorted((a, b) => scrapedAt(a) - scrapedAt(b))
    .map(({ id, name, asin }) => ({ id, name: shortName(name), asin }));
  if (targets.length === 0) throw new AppError("invalid_request", { details: { field: "market" } });
  return jobOf(await bulks.begin({ jobId: newId(), market, targets, startedAt: now(), startedBy: by }));
}

const scrapedAt = ({ lastScraped }: { lastScraped: string | null }): number =>
  lastScraped === null ? 0 : Date.parse(lastScraped);

const MOVES = {
  pause: { from: ["running", "paused"], to: "paused" },
  resume: { from: ["paused", "running"], to: "running" },
  cancel: { from: ["running", "paused", "cancelled"], to: "cancelled" },
} as const;

/** @throws {AppError} not_found; conflict when the job has ended */
export async function controlBulk(
  { bulks, now }: BulkDeps,
  { jobId, action }: { jobId: string; action: keyof typeof MOVES },
): Promise<UpdateJob> {
  const { from, to } = MOVES[action];
  const moved = await bulks.move(jobId, from, to, now());
  if (moved) return jobOf(moved);
  throw new AppError((await bulks.byId(jobId)) ? "conflict" : "not_found");
}

/** One update by its id, the latest of a market, or the newest unfinished one. */
export async function findBulk(
  { bulks }: BulkDeps,
  asked: { jobId: string } | { market: Market } | { live: true },
): Promise<UpdateJob | null> {
  const found = await ("jobId" in asked
    ? bulks.byId(asked.jobId)
    : "market" in asked
      ? bulks.latest(asked.market)
      : bulks.live());
  return found && jobOf(found);
}

/**
 * Does the next step of a running job: one product, or its end. False when there is nothing to do. A marketplace that
 * may not be asked now would fail every product, so the job waits with this one, once: the page of one product may be
 * all that is blocked.
 */
export async function runBulk(deps: BulkDeps): Promise<boolean> {
  const bulk = await deps.bulks.claim(deps.now(), LEASE_MS);
  if (!bulk) return false;
  if (bulk.next) {
    const { retryAt, ...result } = await refreshed(deps, bulk.market, bulk.next);
    if (retryAt && bulk.waitedWith !== bulk.done) {
      await deps.bulks.waitUntil(bulk.jobId, bulk.done, new Date(retryAt));
      return true;
    }
    await deps.bulks.record(bulk.jobId, bulk.done, result);
  } else await deps.bulks.move(bulk.jobId, ["running"], "finished", deps.now());
  await deps.bulks.release(bulk.jobId);
  return true;
}

/** A failed product is a result. An unavailable service is not: the product is retried with the next claim. */
async function refreshed(deps: BulkDeps, market: Market, { id, name, asin }: Target): Promise<RefreshResult> {
  try {
    return await refreshProduct(deps, { productId: id, market });
  } catch (error) {
    const { code } = toAppError(error);
    if (code === "unavailable" || code === "timeout") throw error;
    return {
      productId: id,
      name,
      asin,
      status: "failed",
      outcome: code === "product_not_found" ? "gone" : "unreachable",
      error: code === "conflict" ? "Somebody else changed this product at the same time" : null,
      differences: [],
      doubtful: [],
    };
  }
}

const jobOf = ({
  jobId,
  market,
  state,
  total,
  done,
  successful,
  next,
  waitsUntil,
  startedAt,
  finishedAt,
  startedBy,
}: Bulk): UpdateJob => ({
  jobId,
  market,
  state,
  summary: { total, successful, failed: done - successful },
  current: state === "running" ? (next?.name ?? null) : null,
  waitsUntil: state === "running" ? (waitsUntil?.toISOString() ?? null) : null,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  startedBy,
});
