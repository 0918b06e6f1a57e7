import { beforeEach, describe, expect, test } from "vitest";
import { eraseAnalysis } from "../../src/domain/erase-analysis.ts";
import { deleteExpiredPhotos, deleteExpiredUploads } from "../../src/domain/delete-expired-photos.ts";
import { requeueStalled } from "../../src/domain/requeue-stalled.ts";
import { buildAnalysisFixture, type AnalysisFixture } from "../support/analysis-fixture.ts";
import { buildDetectedDog } from "../support/builders.ts";

let fixture: AnalysisFixture;
beforeEach(() => {
  fixture = buildAnalysisFixture();
});
const DAY = 86_400_000;

describe("retention of photos", () => {
  test("deletes the photo after 90 days, but not the analysis", async () => {
    const id = await fixture.accept();
    await fixture.work(id);
    fixture.pass(90 * DAY - 1);
    expect(await deleteExpiredPhotos(fixture.deps)).toBe(0);
    fixture.pass(1);
    expect(await deleteExpiredPhotos(fixture.deps)).toBe(1);
    expect(fixture.photos.all.size).toBe(0);
    expect(await fixture.analyses.progress([id])).toMatchObject([{ state: "completed" }]);
    expect(await deleteExpiredPhotos(fixture.deps)).toBe(0);
  });

  test("tries again after an outage of the store", async () => {
    await fixture.work(await fixture.accept());
    fixture.pass(91 * DAY);
    fixture.photos.down = true;
    await expect(deleteExpiredPhotos(fixture.deps)).rejects.toMatchObject({ code: "unavailable" });
    fixture.photos.down = false;
    expect(await deleteExpiredPhotos(fixture.deps)).toBe(1);
  });

  test("deletes orphaned uploads, but not queued ones", async () => {
    const waiting = await fixture.accept();
    fixture.photos.all.set("incoming/orphan", Buffer.from("x"));
    expect(await deleteExpiredUploads({ ...fixture.deps, orphanAfterMs: 3_600_000 })).toBe(1);
    expect([...fixture.photos.all.keys()]).toEqual([`incoming/${waiting}`]);
  });

  test("handles a thousand uploads in batches of at most 200", async () => {
    const asked: number[] = [];
    const neededUploads = fixture.analyses.neededUploads.bind(fixture.analyses);
    fixture.analyses.neededUploads = (keys) => {
      asked.push(keys.length);
      return neededUploads(keys);
    };
    for (let n = 0; n < 1_000; n++) fixture.photos.all.set(`incoming/orphan${n}`, Buffer.from("x"));
    const waiting = await fixture.accept();
    expect(await deleteExpiredUploads({ ...fixture.deps, orphanAfterMs: 3_600_000 })).toBe(1_000);
    expect(Math.max(...asked)).toBe(200);
    expect([...fixture.photos.all.keys()]).toEqual([`incoming/${waiting}`]);
  });
});

describe("delete now", () => {
  test("removes analysis, photo and upload; idempotent", async () => {
    const id = await fixture.accept();
    await fixture.work(id);
    expect(await eraseAnalysis(fixture.deps, { analysisId: id })).toEqual({ erased: true });
    expect(fixture.photos.all.size).toBe(0);
    expect(await fixture.analyses.progress([id])).toEqual([]);
    expect(await eraseAnalysis(fixture.deps, { analysisId: id })).toEqual({ erased: true });
    fixture.pass(120_000);
    await deleteExpiredPhotos(fixture.deps);
    expect(fixture.analyses.all.size).toBe(0);
    expect(await eraseAnalysis(fixture.deps, { analysisId: id })).toEqual({ erased: false });
  });

  test("fences out a working worker; what it still stored is deleted two minutes later", async () => {
    const id = await fixture.accept();
    fixture.deps.lab = {
      ...fixture.deps.lab,
      normalise: async (upload) => {
        await eraseAnalysis(fixture.deps, { analysisId: id });
        return upload;
      },
    };
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "superseded" });
    expect(fixture.composed).toEqual([]);
    fixture.pass(120_000);
    await deleteExpiredPhotos(fixture.deps);
    expect(fixture.photos.all.size).toBe(0);
    expect(fixture.analyses.all.size).toBe(0);
  });
});

describe("stalled analyses", () => {
  test("sends a lost wake-up again with growing delays", async () => {
    const id = await fixture.accept();
    fixture.woken.length = 0;
    const at: number[] = [];
    for (let second = 0; second < 120; second += 2) {
      fixture.pass(2_000);
      const before = fixture.woken.length;
      await requeueStalled({ ...fixture.deps, wakeUps: fixture.wakeUps });
      if (fixture.woken.length > before) at.push(second + 2);
    }
    expect(at).toEqual([10, 30, 60, 90, 120]);
    expect(fixture.woken.map(({ wake }) => wake)).toEqual([2, 3, 4, 5, 6]);
    await fixture.work(id);
    fixture.pass(600_000);
    expect(await requeueStalled({ ...fixture.deps, wakeUps: fixture.wakeUps })).toBe(0);
  });

  test("wakes only what the queue has lost", async () => {
    const lost = await fixture.accept();
    fixture.pass(60_000);
    const waiting = await fixture.accept();
    fixture.queue.oldestUntaken = fixture.now();
    fixture.woken.length = 0;
    for (let second = 0; second < 60; second += 2) {
      fixture.pass(2_000);
      await requeueStalled({ ...fixture.deps, wakeUps: fixture.wakeUps });
    }
    expect(new Set(fixture.woken.map(({ id }) => id))).toEqual(new Set([lost]));
    fixture.queue.oldestUntaken = null;
    fixture.pass(10_000);
    await requeueStalled({ ...fixture.deps, wakeUps: fixture.wakeUps });
    expect(fixture.woken).toContainEqual({ id: waiting, wake: 2 });
  });

  test("a hundred analyses of a lost queue all finish", async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => fixture.accept()));
    fixture.woken.length = 0;
    fixture.pass(10_000);
    await requeueStalled({ ...fixture.deps, wakeUps: fixture.wakeUps });
    for (const { id } of fixture.woken) await fixture.work(id);
    for (const id of ids) expect((await fixture.find(id))?.state).toBe("completed");
  });
});

test("deletes a rejected photo a second time, in case a superseded worker stored it again", async () => {
  fixture.deps.vision = { detect: async () => ({ ...buildDetectedDog(), verdict: "no_dog" }) };
  const id = await fixture.accept();
  await fixture.work(id);
  fixture.photos.all.set((await fixture.find(id))!.photoKey, Buffer.from("stored by a slower worker"));
  fixture.pass(120_000);
  await deleteExpiredPhotos(fixture.deps);
  expect(fixture.photos.all.size).toBe(0);
});
