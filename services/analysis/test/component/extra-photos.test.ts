import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { DecodingEnded } from "../../src/domain/decoding-ended.ts";
import { eraseAnalysis } from "../../src/domain/erase-analysis.ts";
import type { ExtraVisionRequest, Vision } from "../../src/domain/ports.ts";
import { deleteExpiredPhotos, deleteExpiredUploads } from "../../src/domain/delete-expired-photos.ts";
import { seenFinding } from "../../src/domain/vision/seen-findings.ts";
import { buildAnalysisFixture, type AnalysisFixture } from "../support/analysis-fixture.ts";
import { buildDetectedDog, requestWithViews } from "../support/builders.ts";

let fixture: AnalysisFixture;
let described: ExtraVisionRequest[];
beforeEach(() => {
  fixture = buildAnalysisFixture();
  described = [];
});
const EYES = [seenFinding("eyes_reddened", "high")];
/** A remote provider that sees red eyes in the face only. */
const seeing = (more: Partial<Vision> = {}): Vision => ({
  detect: async () => buildDetectedDog({ provider: "openai", model: "scripted" }),
  describe: async (request) => {
    described.push(request);
    await request.saveRawAnswer("raw");
    return new Map(request.photos.map(({ view }) => [view, view === "face" ? EYES : []]));
  },
  ...more,
});
const extraOf = (n = 0) => fixture.composed[n]?.extraPhotos;
const PHOTO_KEY = expect.stringMatching(/^photos\/[\w-]{22}\.jpg$/);

describe("extra photos", () => {
  test("are stored without a description by the local provider", async () => {
    const id = await fixture.accept(requestWithViews(["side", "face"]));
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "completed" });
    expect(extraOf()).toEqual([
      { view: "side", photoKey: PHOTO_KEY, findings: null },
      { view: "face", photoKey: PHOTO_KEY, findings: null },
    ]);
    expect([...fixture.photos.all].map(([key, content]) => [key.split("/")[0], String(content)])).toEqual([
      ["photos", `normal:upload of ${id}`],
      ["photos", "normal:upload of side"],
      ["photos", "normal:upload of face"],
    ]);
  });

  test("are described in one call, with the owner's concern and never the name", async () => {
    fixture.deps.vision = seeing();
    const answers = { name: "Frieda", meds: "Rimadyl", concerns: [{ id: "eyes" as const, answers: {} }] };
    const more = { answers: { ...answers, additionalInfo: "The left eye weeps." } };
    await fixture.work(await fixture.accept(requestWithViews(["face", "place"], more)));
    expect(extraOf()).toMatchObject([
      { view: "face", findings: EYES },
      { view: "place", findings: [] },
    ]);
    expect(described).toHaveLength(1);
    expect(described[0]?.hints).toEqual({ concerns: ["eyes"], words: "The left eye weeps." });
  });

  test("are decoded one after the other", async () => {
    let [now, most] = [0, 0];
    fixture.deps.lab = {
      ...fixture.deps.lab,
      normalise: async (upload) => {
        most = Math.max(most, ++now);
        await Promise.resolve();
        now--;
        return upload;
      },
    };
    await fixture.work(await fixture.accept(requestWithViews(["side", "above", "face", "place"])));
    expect([most, (extraOf() as unknown[]).length]).toEqual([1, 4]);
  });

  test.each([
    ["damaged", new AppError("photo_unreadable")],
    ["ending the decoder", new DecodingEnded()],
  ])("%s: one is left out, the others and the report stay", async (_, error) => {
    const { normalise } = fixture.deps.lab;
    fixture.deps.vision = seeing();
    fixture.deps.lab = {
      ...fixture.deps.lab,
      normalise: async (upload, about) => {
        if (String(upload).endsWith("place")) throw error;
        return normalise(upload, about);
      },
    };
    const id = await fixture.accept(requestWithViews(["face", "place"]));
    expect(await fixture.work(id)).toMatchObject({ reason: "completed" });
    expect(extraOf()).toEqual([
      { view: "face", photoKey: PHOTO_KEY, findings: EYES },
      { view: "place", photoKey: null, findings: null },
    ]);
    expect([...fixture.photos.all.keys()].filter((key) => key.startsWith("incoming/"))).toEqual([]);
  });

  test("without a reply about them the report is still made", async () => {
    fixture.deps.vision = seeing({ describe: async () => null });
    await fixture.work(await fixture.accept(requestWithViews(["face"])));
    expect(extraOf()).toMatchObject([{ findings: null }]);
  });

  test("are not described after the provider failed for the first photo", async () => {
    fixture.deps.vision = seeing({ detect: async () => buildDetectedDog({ fellBackFrom: "openai" }) });
    await fixture.work(await fixture.accept(requestWithViews(["face"])));
    expect([described, extraOf()]).toMatchObject([[], [{ findings: null }]]);
  });

  test("are deleted unread if the first photo shows no dog", async () => {
    fixture.deps.vision = seeing({ detect: async () => ({ ...buildDetectedDog(), verdict: "no_dog" }) });
    await fixture.work(await fixture.accept(requestWithViews(["face", "place"])));
    expect([fixture.photos.all.size, described]).toEqual([0, []]);
  });

  test("a crash among them keeps the finished ones", async () => {
    const asked: string[] = [];
    fixture.deps.vision = seeing({
      detect: async () => {
        asked.push("first");
        return buildDetectedDog({ provider: "openai" });
      },
    });
    const { compose } = fixture.deps.reports;
    fixture.deps.reports = {
      ...fixture.deps.reports,
      compose: async (request) => {
        if (asked.push("compose") === 2) throw new AppError("unavailable");
        return compose(request);
      },
    };
    const id = await fixture.accept(requestWithViews(["face"]));
    await fixture.work(id);
    fixture.pass(60_000);
    await fixture.work(id);
    expect(asked).toEqual(["first", "compose", "compose"]);
    expect(described.map(({ rawAnswer }) => rawAnswer)).toEqual([undefined, "raw"]);
    expect(extraOf()).toMatchObject([{ view: "face", findings: EYES }]);
  });
});

describe("extra photos are deleted", () => {
  test("after 90 days, and after “Delete now” before and after the report", async () => {
    const kept = await fixture.accept(requestWithViews(["face", "place"]));
    await fixture.work(kept);
    expect(fixture.photos.all.size).toBe(3);
    fixture.pass(90 * 86_400_000);
    await deleteExpiredPhotos(fixture.deps);
    expect(fixture.photos.all.size).toBe(0);
    for (const isDone of [true, false]) {
      const analysisId = await fixture.accept(requestWithViews(["side", "face"]));
      if (isDone) await fixture.work(analysisId);
      await eraseAnalysis(fixture.deps, { analysisId });
      expect(fixture.photos.all.size).toBe(0);
    }
  });

  test("if erased while being read, two minutes later", async () => {
    const request = requestWithViews(["face"]);
    const { normalise } = fixture.deps.lab;
    fixture.deps.lab = {
      ...fixture.deps.lab,
      normalise: async (upload, about) => {
        if (String(upload).endsWith("face")) await eraseAnalysis(fixture.deps, { analysisId: request.analysisId });
        return normalise(upload, about);
      },
    };
    expect(await fixture.work(await fixture.accept(request))).toEqual({ kind: "done", reason: "superseded" });
    fixture.pass(120_000);
    await deleteExpiredPhotos(fixture.deps);
    expect([fixture.photos.all.size, fixture.analyses.all.size]).toEqual([0, 0]);
  });

  test("an upload of an unknown analysis is deleted, a queued one is not", async () => {
    const id = await fixture.accept(requestWithViews(["face"]));
    fixture.photos.all.set("incoming/orphan.face", Buffer.from("x"));
    expect(await deleteExpiredUploads({ ...fixture.deps, orphanAfterMs: 3_600_000 })).toBe(1);
    expect([...fixture.photos.all.keys()].toSorted()).toEqual([`incoming/${id}`, `incoming/${id}.face`]);
  });
});
