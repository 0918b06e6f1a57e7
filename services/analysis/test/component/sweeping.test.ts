import { beforeEach, describe, expect, test } from "@jest/globals";
import { eraseAnalysis } from "../../src/domain/erase-analysis.ts";
import { sweepPhotos, sweepUploads } from "../../src/domain/sweep-photos.ts";
import { wakeUnfinished } from "../../src/domain/wake-unfinished.ts";
import { analysisHouse, type AnalysisHouse } from "../support/analysis-house.ts";
import { aDog } from "../support/builders.ts";

let house: AnalysisHouse;
beforeEach(() => {
  house = analysisHouse();
});
const DAY = 86_400_000;

describe("photos are not kept for ever", () => {
  test("after 90 days the photo is gone and the analysis still answers", async () => {
    const id = await house.accept();
    await house.work(id);
    house.pass(90 * DAY - 1);
    expect(await sweepPhotos(house.deps)).toBe(0);
    house.pass(1);
    expect(await sweepPhotos(house.deps)).toBe(1);
    expect(house.photos.all.size).toBe(0);
    expect(await house.analyses.progress([id])).toMatchObject([{ state: "completed" }]);
    expect(await sweepPhotos(house.deps)).toBe(0);
  });

  test("a store that is away keeps its photo on the list", async () => {
    await house.work(await house.accept());
    house.pass(91 * DAY);
    house.photos.down = true;
    await expect(sweepPhotos(house.deps)).rejects.toMatchObject({ code: "unavailable" });
    house.photos.down = false;
    expect(await sweepPhotos(house.deps)).toBe(1);
  });

  test("an upload nobody asked to analyse is removed; one that still waits is kept", async () => {
    const waiting = await house.accept();
    house.photos.all.set("incoming/orphan", Buffer.from("x"));
    expect(await sweepUploads({ ...house.deps, orphanAfterMs: 3_600_000 })).toBe(1);
    expect([...house.photos.all.keys()]).toEqual([`incoming/${waiting}`]);
  });

  test("of a thousand uploads no more than 200 are asked about at once, and all are seen to", async () => {
    const asked: number[] = [];
    const neededUploads = house.analyses.neededUploads.bind(house.analyses);
    house.analyses.neededUploads = (keys) => {
      asked.push(keys.length);
      return neededUploads(keys);
    };
    for (let n = 0; n < 1_000; n++) house.photos.all.set(`incoming/orphan${n}`, Buffer.from("x"));
    const waiting = await house.accept();
    expect(await sweepUploads({ ...house.deps, orphanAfterMs: 3_600_000 })).toBe(1_000);
    expect(Math.max(...asked)).toBe(200);
    expect([...house.photos.all.keys()]).toEqual([`incoming/${waiting}`]);
  });
});

describe("delete now", () => {
  test("removes analysis, photo and upload; the same again is fine", async () => {
    const id = await house.accept();
    await house.work(id);
    expect(await eraseAnalysis(house.deps, { analysisId: id })).toEqual({ erased: true });
    expect(house.photos.all.size).toBe(0);
    expect(await house.analyses.progress([id])).toEqual([]);
    expect(await eraseAnalysis(house.deps, { analysisId: id })).toEqual({ erased: true });
    house.pass(120_000);
    await sweepPhotos(house.deps);
    expect(house.analyses.all.size).toBe(0);
    expect(await eraseAnalysis(house.deps, { analysisId: id })).toEqual({ erased: false });
  });

  test("in mid-analysis stops the worker, and what it still stored is removed two minutes later", async () => {
    const id = await house.accept();
    house.deps.lab = {
      ...house.deps.lab,
      normalise: async (upload) => {
        await eraseAnalysis(house.deps, { analysisId: id });
        return upload;
      },
    };
    expect(await house.work(id)).toEqual({ kind: "done", reason: "overtaken" });
    expect(house.composed).toEqual([]);
    house.pass(120_000);
    await sweepPhotos(house.deps);
    expect(house.photos.all.size).toBe(0);
    expect(house.analyses.all.size).toBe(0);
  });
});

describe("the documents are the queue", () => {
  test("a wake-up that was lost is sent again, ever more rarely, until somebody works", async () => {
    const id = await house.accept();
    house.woken.length = 0;
    const at: number[] = [];
    for (let second = 0; second < 120; second += 2) {
      house.pass(2_000);
      const before = house.woken.length;
      await wakeUnfinished({ ...house.deps, wakeUps: house.wakeUps });
      if (house.woken.length > before) at.push(second + 2);
    }
    expect(at).toEqual([10, 30, 60, 90, 120]);
    expect(house.woken.map(({ wake }) => wake)).toEqual([2, 3, 4, 5, 6]);
    await house.work(id);
    house.pass(600_000);
    expect(await wakeUnfinished({ ...house.deps, wakeUps: house.wakeUps })).toBe(0);
  });

  test("what waits in a long queue is left in it; what the queue has lost is woken", async () => {
    const lost = await house.accept();
    house.pass(60_000);
    const waiting = await house.accept();
    house.queue.oldestUntaken = house.now();
    house.woken.length = 0;
    for (let second = 0; second < 60; second += 2) {
      house.pass(2_000);
      await wakeUnfinished({ ...house.deps, wakeUps: house.wakeUps });
    }
    expect(new Set(house.woken.map(({ id }) => id))).toEqual(new Set([lost]));
    house.queue.oldestUntaken = null;
    house.pass(10_000);
    await wakeUnfinished({ ...house.deps, wakeUps: house.wakeUps });
    expect(house.woken).toContainEqual({ id: waiting, wake: 2 });
  });

  test("a hundred analyses of a lost queue all finish", async () => {
    const ids = await Promise.all(Array.from({ length: 100 }, () => house.accept()));
    house.woken.length = 0;
    house.pass(10_000);
    await wakeUnfinished({ ...house.deps, wakeUps: house.wakeUps });
    for (const { id } of house.woken) await house.work(id);
    for (const id of ids) expect((await house.find(id))?.state).toBe("completed");
  });
});

test("a refused photo is deleted a second time, in case a slower worker stored it again", async () => {
  house.deps.vision = { look: async () => ({ ...aDog(), verdict: "no_dog" }) };
  const id = await house.accept();
  await house.work(id);
  house.photos.all.set((await house.find(id))!.photoKey, Buffer.from("stored by a slower worker"));
  house.pass(120_000);
  await sweepPhotos(house.deps);
  expect(house.photos.all.size).toBe(0);
});
