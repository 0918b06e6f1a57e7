import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "@hundeblick/proto/ids";
import { failedExpiresAt } from "../../src/domain/photo-times.ts";
import type { Analyses } from "../../src/domain/ports.ts";
import { accepted, buildDetectedDog, buildRequest, claimed, later, NOW } from "./builders.ts";

const result = (reportId = newId()) => ({ reportId, overallScore: 80, name: "Frieda", breed: "Beagle" });
// not NOW: a database deletes what expired long ago
const endedAt = new Date();
const ended = { now: endedAt, photoUntil: later(120_000), expiresAt: failedExpiresAt(endedAt) };

/** Contract of every store of analyses. */
export function analysesCompliance(
  name: string,
  open: () => Promise<{ analyses: Analyses; close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let analyses: Analyses;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ analyses, close } = await open());
    });
    afterAll(() => close());

    test("stores a new analysis with the owner's answers", async () => {
      const request = buildRequest({ answers: { name: "Frieda", ageMonths: 30 } });
      const { id } = await accepted(analyses, request);
      expect(await analyses.find(id)).toMatchObject({
        id,
        state: "queued",
        stage: "received",
        attempt: 0,
        tries: 0,
        wakes: 1,
        uploadKey: `incoming/${id}`,
        photoStored: false,
        answers: request.answers,
      });
    });

    test("a repeated request is the same analysis, and its upload is still needed", async () => {
      const request = buildRequest({ idempotencyKey: newId() });
      const first = await accepted(analyses, request);
      const plan = { photoKey: `photos/${newId()}.jpg`, now: NOW, wakeAt: NOW, photoUntil: NOW };
      expect(await analyses.accept(request, plan)).toMatchObject({
        analysis: { id: first.id, photoKey: first.photoKey },
        repeated: false,
      });
    });

    test("the same key is the first analysis, also concurrently", async () => {
      const idempotencyKey = newId();
      const plan = () => ({ photoKey: `photos/${newId()}.jpg`, now: NOW, wakeAt: NOW, photoUntil: later(1e9) });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => analyses.accept(buildRequest({ idempotencyKey }), plan())),
      );
      expect(new Set(answers.map(({ analysis }) => analysis.id)).size).toBe(1);
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    });

    test("rejects a key used with other content, and accepts it with the same", async () => {
      const plan = { photoKey: `photos/${newId()}.jpg`, now: NOW, wakeAt: NOW, photoUntil: later(1e9) };
      const idempotencyKey = newId();
      const first = await accepted(analyses, buildRequest({ idempotencyKey, contentDigest: "one" }));
      await expect(analyses.accept(buildRequest({ idempotencyKey, contentDigest: "two" }), plan)).rejects.toMatchObject(
        {
          code: "idempotency_key_reused",
        },
      );
      expect(await analyses.accept(buildRequest({ idempotencyKey, contentDigest: "one" }), plan)).toMatchObject({
        analysis: { id: first.id },
        repeated: true,
      });
    });

    test("can withdraw an analysis after other content was rejected for its key", async () => {
      const plan = { photoKey: `photos/${newId()}.jpg`, now: NOW, wakeAt: NOW, photoUntil: later(1e9) };
      const idempotencyKey = newId();
      const first = await accepted(analyses, buildRequest({ idempotencyKey, contentDigest: "one" }));
      await analyses.accept(buildRequest({ idempotencyKey, contentDigest: "two" }), plan).catch(() => undefined);
      expect(await analyses.eraseUnacknowledged(first.id, later(1_000))).toMatchObject({ id: first.id });
    });

    test("accepts a key that the previous version stored without a digest", async () => {
      const plan = { photoKey: `photos/${newId()}.jpg`, now: NOW, wakeAt: NOW, photoUntil: later(1e9) };
      const [old, young] = [newId(), newId()];
      const before = await accepted(analyses, buildRequest({ idempotencyKey: old }));
      const after = await accepted(analyses, buildRequest({ idempotencyKey: young, contentDigest: "one" }));
      expect(await analyses.accept(buildRequest({ idempotencyKey: old, contentDigest: "one" }), plan)).toMatchObject({
        analysis: { id: before.id },
      });
      expect(await analyses.accept(buildRequest({ idempotencyKey: young }), plan)).toMatchObject({
        analysis: { id: after.id },
      });
    });

    test("one of many concurrent claims succeeds", async () => {
      const analysis = await accepted(analyses);
      const claims = await Promise.all(Array.from({ length: 10 }, () => analyses.claim(analysis, later(12_000), NOW)));
      const won = claims.filter((held) => held !== undefined);
      expect(won).toHaveLength(1);
      expect(won[0]).toMatchObject({ state: "analysing", attempt: 1, tries: 1 });
    });

    test("rejects every write of a superseded worker", async () => {
      const stale = await claimed(analyses, await accepted(analyses));
      const fresh = await claimed(analyses, (await analyses.find(stale.id))!);
      expect(
        await Promise.all([
          analyses.renew(stale, later(1)),
          analyses.reach(stale, "composing", { looked: buildDetectedDog() }, later(1)),
          analyses.saveRawAnswer(stale, { rawAnswer: "stale" }),
          analyses.release(stale, later(1), true),
          analyses.complete(stale, result(), NOW),
          analyses.fail(stale, { code: "no_dog", emergency: null }, ended),
        ]),
      ).toEqual([false, false, false, false, false, false]);
      expect(await analyses.find(stale.id)).toMatchObject({ state: "analysing", attempt: 2, stage: "received" });
      expect(await analyses.complete(fresh, result(), NOW)).toBe(true);
    });

    test("stores interim results for the next worker", async () => {
      const first = await claimed(analyses, await accepted(analyses));
      await analyses.reach(first, "decoded", { photoStored: true }, later(1));
      await analyses.saveRawAnswer(first, { rawAnswer: "{}" });
      await analyses.reach(first, "composing", { looked: buildDetectedDog() }, later(1));
      const next = await claimed(analyses, (await analyses.find(first.id))!);
      expect(next).toMatchObject({
        photoStored: true,
        rawAnswer: "{}",
        looked: buildDetectedDog(),
        attempt: 2,
        tries: 2,
      });
    });

    test("an attempt that does not count lowers the count, not the number", async () => {
      const held = await claimed(analyses, await accepted(analyses));
      await analyses.release(held, later(1_000), false);
      expect(await analyses.find(held.id)).toMatchObject({ attempt: 1, tries: 0, leaseUntil: later(1_000) });
    });

    test("a finished analysis is final, without the owner's answers and visit", async () => {
      const request = buildRequest({ visit: { sessionId: newId() } });
      const held = await claimed(analyses, await accepted(analyses, request));
      const mine = result();
      expect(await analyses.complete(held, mine, NOW)).toBe(true);
      expect(
        await Promise.all([
          analyses.complete(held, result(), NOW),
          analyses.fail(held, { code: "analysis_failed", emergency: null }, ended),
          analyses.renew(held, NOW),
        ]),
      ).toEqual([false, false, false]);
      const kept = await analyses.find(held.id);
      expect(kept).toMatchObject({ state: "completed", result: mine });
      expect(kept).not.toHaveProperty("answers.name");
      expect(kept).not.toHaveProperty("visit");
    });

    test("lists stalled analyses, longest first, and counts a wake-up once", async () => {
      const long = later(-1_000_000);
      const first = await accepted(analyses, buildRequest(), later(-20_000, long));
      const second = await accepted(analyses, buildRequest(), later(-15_000, long));
      const fresh = await accepted(analyses, buildRequest(), long);
      const due = await analyses.due(long, 10);
      expect(due.map(({ id }) => id)).toEqual([first.id, second.id]);
      expect((await analyses.due(long, 1)).map(({ id }) => id)).toEqual([first.id]);
      const times = { now: long, nextAt: later(5, long) };
      await Promise.all([analyses.countWakes([first.id], 2, times), analyses.countWakes([first.id], 2, times)]);
      expect(await analyses.find(first.id)).toMatchObject({ wakes: 2, wokenAt: long });
      expect((await analyses.find(second.id))?.wakes).toBe(1);
      for (const { id } of [first, second, fresh])
        await analyses.fail((await analyses.find(id))!, { code: "analysis_failed", emergency: null }, ended);
      expect(await analyses.due(later(60_000, long), 10)).toEqual([]);
    });

    test("stores the positions of several dogs with the reason", async () => {
      const now = later(0);
      const held = await claimed(analyses, await accepted(analyses), later(12_000, now), now);
      const dogs = [0, 0.5].map((left) => ({ left, top: 0.2, side: 0.6 }));
      await analyses.fail(held, { code: "several_dogs", emergency: null, dogs }, ended);
      expect(await analyses.progress([held.id])).toMatchObject([{ failure: "several_dogs", dogs }]);
      await analyses.erase(held.id, now);
      expect(await analyses.progress([held.id])).toEqual([]);
    });

    test("postpones what is in the queue, unless it was claimed or ended meanwhile", async () => {
      const long = later(-4_000_000);
      const waiting = await accepted(analyses, buildRequest(), long);
      const taken = await claimed(analyses, await accepted(analyses, buildRequest(), long), later(12_000, long), long);
      const over = await claimed(analyses, await accepted(analyses, buildRequest(), long), long, long);
      await analyses.complete(over, result(), long);
      const nextAt = later(20_000, long);
      await analyses.postpone([waiting.id, taken.id, over.id], { now: later(10_000, long), nextAt });
      expect(await analyses.due(later(11_999, long), 10)).toEqual([]);
      expect((await analyses.due(nextAt, 10)).map(({ id }) => id)).toEqual([taken.id, waiting.id]);
      for (const { id } of [waiting, taken])
        await analyses.fail((await analyses.find(id))!, { code: "analysis_failed", emergency: null }, ended);
    });

    test("a leased job is not stalled", async () => {
      const long = later(-2_000_000);
      const held = await claimed(analyses, await accepted(analyses, buildRequest(), long), later(12_000, long), long);
      expect(await analyses.due(later(11_999, long), 10)).toEqual([]);
      await analyses.renew(held, later(20_000, long));
      expect(await analyses.due(later(19_999, long), 10)).toEqual([]);
      expect((await analyses.due(later(20_000, long), 10)).map(({ id }) => id)).toEqual([held.id]);
      await analyses.fail(held, { code: "analysis_failed", emergency: null }, ended);
    });

    test("a job with a dead message is stalled at once, unless leased", async () => {
      const long = later(-3_000_000);
      const held = await claimed(analyses, await accepted(analyses, buildRequest(), long), later(12_000, long), long);
      await analyses.makeDue(held.id, later(1_000, long));
      expect(await analyses.due(later(1_000, long), 10)).toEqual([]);
      await analyses.countWakes([held.id], 2, { now: long, nextAt: later(60_000, long) });
      await analyses.makeDue(held.id, later(13_000, long));
      expect(await analyses.due(later(13_000, long), 10)).toHaveLength(1);
      await analyses.fail((await analyses.find(held.id))!, { code: "analysis_failed", emergency: null }, ended);
    });

    test("an erased analysis is not found, its worker is fenced out, and its photo is deleted again", async () => {
      const held = await claimed(analyses, await accepted(analyses));
      const keys = await analyses.erase(held.id, later(1_000));
      expect(keys).toEqual({ id: held.id, uploadKey: held.uploadKey, photoKey: held.photoKey });
      expect(await analyses.find(held.id)).toBeUndefined();
      expect(await analyses.reach(held, "decoded", { photoStored: true }, NOW)).toBe(false);
      expect(await analyses.erase(held.id, later(1_000))).toEqual(keys);
      expect(await analyses.expiredPhotos(later(1_000), 100)).toContainEqual(keys);
      await analyses.markPhotoDeleted(keys!);
      expect(await analyses.erase(held.id, later(1_000))).toBeUndefined();
    });

    test("withdraws an unacknowledged analysis and frees its key", async () => {
      const idempotencyKey = newId();
      const { id, uploadKey, photoKey } = await accepted(analyses, buildRequest({ idempotencyKey }));
      expect(await analyses.eraseUnacknowledged(id, later(1_000))).toEqual({ id, uploadKey, photoKey });
      expect(await analyses.find(id)).toBeUndefined();
      const next = await analyses.accept(buildRequest({ idempotencyKey }), {
        photoKey: `photos/${newId()}.jpg`,
        now: NOW,
        wakeAt: later(1e9),
        photoUntil: later(1e9),
      });
      expect(next.repeated).toBe(false);
      expect(await analyses.eraseUnacknowledged(newId(), later(1_000))).toBeUndefined();
    });

    test("cannot withdraw an analysis that was acknowledged or begun", async () => {
      const idempotencyKey = newId();
      const repeated = await accepted(analyses, buildRequest({ idempotencyKey }));
      await analyses.accept(buildRequest({ idempotencyKey }), {
        photoKey: `photos/${newId()}.jpg`,
        now: NOW,
        wakeAt: NOW,
        photoUntil: NOW,
      });
      const begun = await claimed(analyses, await accepted(analyses));
      for (const { id } of [repeated, begun]) {
        expect(await analyses.eraseUnacknowledged(id, later(1_000))).toBe("kept");
        expect(await analyses.find(id)).toMatchObject({ id });
      }
    });

    test("lists an expired photo once; its analysis stays", async () => {
      const { id, uploadKey, photoKey } = await accepted(analyses, buildRequest(), later(-90 * 86_400_000));
      const keys = { id, uploadKey, photoKey };
      expect(await analyses.expiredPhotos(later(-1), 100)).not.toContainEqual(keys);
      expect(await analyses.expiredPhotos(NOW, 100)).toContainEqual(keys);
      await analyses.markPhotoDeleted(keys);
      expect(await analyses.expiredPhotos(NOW, 100)).not.toContainEqual(keys);
      expect(await analyses.find(id)).toMatchObject({ id });
    });

    test("lists extra photos until they are deleted, and their uploads until they are read", async () => {
      const analysisId = newId();
      const extraPhotos = (["face", "place"] as const).map((view) => ({
        view,
        uploadKey: `incoming/${analysisId}.${view}`,
        photoKey: `photos/${newId()}.jpg`,
        large: view === "place",
        state: "waiting" as const,
      }));
      const request = buildRequest({ analysisId });
      const plan = { photoKey: `photos/${newId()}.jpg`, extraPhotos, now: NOW, wakeAt: NOW, photoUntil: later(-1) };
      const { analysis } = await analyses.accept(request, plan);
      expect(analysis).toMatchObject({ extraPhotos, large: true });
      const uploads = extraPhotos.map(({ uploadKey }) => uploadKey);
      const all = [analysis.uploadKey, ...uploads];
      expect(await analyses.neededUploads(all)).toEqual(new Set(all));
      const held = await claimed(analyses, analysis);
      const read = extraPhotos.map((photo) => (photo.view === "face" ? { ...photo, state: "stored" as const } : photo));
      await analyses.reach(held, "looking", { extraPhotos: read }, later(1));
      await analyses.saveRawAnswer(held, { rawExtraAnswer: "{}" });
      expect(await analyses.find(analysisId)).toMatchObject({ extraPhotos: read, rawExtraAnswer: "{}" });
      expect(await analyses.neededUploads(all)).toEqual(new Set([analysis.uploadKey, uploads[1]]));
      const keys = { id: analysisId, uploadKey: analysis.uploadKey, photoKey: analysis.photoKey, extraPhotos: read };
      expect(await analyses.expiredPhotos(NOW, 100)).toContainEqual(keys);
      expect(await analyses.erase(analysisId, later(-1))).toEqual(keys);
      expect(await analyses.expiredPhotos(NOW, 100)).toContainEqual(keys);
      await analyses.markPhotoDeleted(keys);
      expect(await analyses.expiredPhotos(NOW, 100)).not.toContainEqual(keys);
    });

    test("an upload is needed until its analysis is finished", async () => {
      const waiting = await accepted(analyses);
      const over = await claimed(analyses, await accepted(analyses));
      await analyses.fail(over, { code: "no_dog", emergency: null }, ended);
      expect(await analyses.neededUploads([waiting.uploadKey, over.uploadKey, "incoming/nobody"])).toEqual(
        new Set([waiting.uploadKey]),
      );
    });
  });
}
