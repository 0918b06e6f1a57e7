import { setTimeout as wait } from "node:timers/promises";
import type { OwnerAnswers } from "@hundeblick/proto/health/answers";
import { beforeEach, describe, expect, test } from "vitest";
import { AppError } from "@hundeblick/kit/errors";
import { shortHash } from "@hundeblick/kit/hash";
import { createLog } from "@hundeblick/kit/log";
import { eventually } from "@hundeblick/kit/testing";
import { PHOTO_VERDICTS } from "@hundeblick/proto/health/vision";
import { DecodingEnded } from "../../src/domain/decoding-ended.ts";
import { deleteExpiredPhotos } from "../../src/domain/delete-expired-photos.ts";
import { eraseAnalysis } from "../../src/domain/erase-analysis.ts";
import { failAnalysis } from "../../src/domain/fail-analysis.ts";
import { requeueStalled } from "../../src/domain/requeue-stalled.ts";
import { buildAnalysisFixture, type AnalysisFixture } from "../support/analysis-fixture.ts";
import { buildDetectedDog, buildRequest, claimed, requestWithViews } from "../support/builders.ts";

let fixture: AnalysisFixture;
beforeEach(() => {
  fixture = buildAnalysisFixture();
});
const wake = () => requeueStalled({ ...fixture.deps, wakeUps: fixture.wakeUps });

describe("a photo of a dog", () => {
  test("becomes a report, and its upload is deleted", async () => {
    const id = await fixture.accept();
    expect(fixture.woken).toEqual([{ id, wake: 1 }]);
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "completed" });
    const { photoKey, ...analysis } = (await fixture.find(id))!;
    expect(analysis).toMatchObject({
      state: "completed",
      stage: "composing",
      attempt: 1,
      result: { overallScore: 81, name: "Frieda", breed: "Beagle" },
    });
    expect([...fixture.photos.all.keys()]).toEqual([photoKey]);
    expect(fixture.composed).toMatchObject([
      { analysisId: id, photoKey, answers: { name: "Frieda" }, looked: buildDetectedDog() },
    ]);
  });

  test("reports each stage", async () => {
    const stages: (string | undefined)[] = [];
    const note = async (id: string) => {
      stages.push((await fixture.find(id))?.stage);
    };
    const { normalise, measure } = fixture.deps.lab;
    const id = await fixture.accept();
    fixture.deps.lab = {
      ...fixture.deps.lab,
      normalise: async (upload, about) => {
        await note(id);
        return normalise(upload, about);
      },
      measure: async (photo) => {
        await note(id);
        return measure(photo);
      },
    };
    fixture.deps.vision = {
      detect: async () => {
        await note(id);
        return buildDetectedDog();
      },
    };
    const { compose } = fixture.deps.reports;
    fixture.deps.reports = {
      ...fixture.deps.reports,
      compose: async (request) => {
        await note(id);
        return compose(request);
      },
    };
    await fixture.work(id);
    expect(stages).toEqual(["received", "decoded", "looking", "composing"]);
  });

  test("is sent with breed, age and concern, never with the name or a medicine", async () => {
    let hints: unknown;
    fixture.deps.vision = {
      detect: async (request) => {
        hints = request.hints;
        return buildDetectedDog();
      },
    };
    await fixture.work(
      await fixture.accept(
        buildRequest({
          answers: { name: "Frieda", breed: "Beagle", ageMonths: 40, additionalInfo: "call me", meds: "none" },
        }),
      ),
    );
    expect(hints).toEqual({ breed: "Beagle", ageMonths: 40, words: "call me" });
  });

  test("with too much light gets a hint, not a rejection", async () => {
    fixture.deps.lab = {
      ...fixture.deps.lab,
      measure: async () => ({ meanBrightness: 200, highlight: 255, sharpness: 500, overexposedShare: 0.5 }),
    };
    await fixture.work(await fixture.accept());
    expect(fixture.composed).toMatchObject([{ looked: { findings: [{ code: "photo_overexposed" }] } }]);
  });
});

const POOR = [
  ["photo_too_dark", { meanBrightness: 20, highlight: 60, sharpness: 500, overexposedShare: 0 }, "photo_dark"],
  ["photo_blurred", { meanBrightness: 120, highlight: 230, sharpness: 20, overexposedShare: 0 }, "photo_soft"],
] as const;

describe("the owner's correction", () => {
  test.each(POOR)(
    "a dog that is recognised in a photo that is %s gets a report with a hint",
    async (_, quality, code) => {
      fixture.deps.lab = { ...fixture.deps.lab, measure: async () => quality };
      await fixture.work(await fixture.accept());
      expect(fixture.composed).toMatchObject([{ looked: { verdict: "dog", findings: [{ code }] } }]);
    },
  );

  test("only the square is analysed, and the whole photo is stored", async () => {
    const looked: string[] = [];
    fixture.deps.vision = {
      detect: async ({ photo }) => {
        looked.push(photo.toString().slice(0, 5));
        return { ...buildDetectedDog(), verdict: "dog_unsure" };
      },
    };
    const id = await fixture.accept(buildRequest({ subject: { square: { left: 0.1, top: 0.2, side: 0.3 } } }));
    await fixture.work(id);
    expect(looked).toEqual(["crop:"]);
    expect(fixture.composed).toMatchObject([{ looked: { verdict: "dog", breeds: [], breedVerdict: "unknown" } }]);
    const [photo] = [...fixture.photos.all.values()];
    expect(photo?.toString()).not.toMatch("crop:");
  });

  test("a square without a dog is rejected", async () => {
    fixture.deps.vision = { detect: async () => ({ ...buildDetectedDog(), verdict: "no_dog" }) };
    const id = await fixture.accept(buildRequest({ subject: { square: { left: 0, top: 0, side: 0.5 } } }));
    await fixture.work(id);
    const expiresAt = new Date(fixture.deps.now().getTime() + 30 * 86_400_000);
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "no_dog", expiresAt });
  });

  test.each(PHOTO_VERDICTS.filter((verdict) => verdict !== "dog"))(
    "%s, and the owner says it is a dog: a report without a breed that says so",
    async (verdict) => {
      const code = verdict === "several_dogs" ? "dog_not_chosen" : "dog_by_owner";
      fixture.deps.vision = { detect: async () => ({ ...buildDetectedDog(), verdict }) };
      await fixture.work(await fixture.accept(buildRequest({ subject: { isDog: true } })));
      expect(fixture.composed).toMatchObject([
        { looked: { verdict: "dog", breeds: [], breedVerdict: "unknown", findings: [{ code }] } },
      ]);
    },
  );
});

const TWO_DOGS = [
  { left: 0, top: 0.2, side: 0.6 },
  { left: 0.5, top: 0.2, side: 0.6 },
];

describe("several dogs", () => {
  test("ends with the positions of the dogs, for the owner to choose one", async () => {
    fixture.deps.vision = {
      detect: async () => ({ ...buildDetectedDog(), verdict: "several_dogs", breeds: [], dogs: TWO_DOGS }),
    };
    const id = await fixture.accept();
    await fixture.work(id);
    expect(await fixture.deps.analyses.progress([id])).toMatchObject([{ failure: "several_dogs", dogs: TWO_DOGS }]);
  });

  test("a chosen dog is analysed alone; a square with several dogs has no breed", async () => {
    const pointedAt: (boolean | undefined)[] = [];
    fixture.deps.vision = {
      detect: async ({ isPointedAt }) => {
        pointedAt.push(isPointedAt);
        return { ...buildDetectedDog(), verdict: "several_dogs", findings: [] };
      },
    };
    const [square] = TWO_DOGS;
    await fixture.work(await fixture.accept(buildRequest({ subject: { square } })));
    expect(pointedAt).toEqual([true]);
    expect(fixture.composed).toMatchObject([{ looked: { verdict: "dog", breeds: [], findings: [] } }]);
  });
});

describe("a photo without an analysable dog", () => {
  test.each(PHOTO_VERDICTS.filter((verdict) => verdict !== "dog"))(
    "%s ends without a report, and the photo is deleted at once",
    async (verdict) => {
      fixture.deps.vision = { detect: async () => ({ ...buildDetectedDog(), verdict }) };
      const id = await fixture.accept();
      await fixture.work(id);
      expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: verdict });
      expect(fixture.composed).toEqual([]);
      expect(fixture.photos.all.size).toBe(0);
    },
  );

  test.each(POOR)("%s is the reason where no dog was recognised", async (failure, quality, _hint) => {
    fixture.deps.lab = { ...fixture.deps.lab, measure: async () => quality };
    fixture.deps.vision = { detect: async () => ({ ...buildDetectedDog(), verdict: "no_dog" }) };
    const id = await fixture.accept();
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure, attempt: 1 });
    expect(fixture.photos.all.size).toBe(0);
  });

  const POISON = {
    flags: [{ id: "poison" as const, label: "Poison", advice: "Call now.", told: "written" as const }],
    firstAid: ["Bring the packaging."],
    forThePractice: "Since when?",
  };
  const poisonEmergency = { de: POISON, en: POISON, pl: POISON };

  test("a rejection includes the reported emergency", async () => {
    fixture.deps.vision = { detect: async () => ({ ...buildDetectedDog(), verdict: "no_dog" }) };
    fixture.deps.reports.emergency = async ({ answers }) =>
      answers.additionalInfo?.includes("Rattenköder") ? poisonEmergency : null;
    const id = await fixture.accept(buildRequest({ answers: { additionalInfo: "Er hat Rattenköder gefressen" } }));
    await fixture.work(id);
    expect(await fixture.analyses.progress([id])).toMatchObject([
      { state: "failed", failure: "no_dog", emergency: poisonEmergency },
    ]);
  });

  test("an unreadable picture includes the emergency too, and an unavailable report service does not prevent the end", async () => {
    fixture.deps.pausesMs = [0, 0, 0];
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    let asked = 0;
    fixture.deps.reports.emergency = async () => {
      asked += 1;
      if (asked < 3) throw new AppError("unavailable");
      return poisonEmergency;
    };
    const id = await fixture.accept(buildRequest({ answers: { wordAnswers: [{ id: "poison", answer: "now" }] } }));
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ failure: "photo_unreadable", emergency: poisonEmergency });
    fixture.deps.reports.emergency = () => Promise.reject(new AppError("unavailable"));
    const other = await fixture.accept(buildRequest({ answers: { redFlags: ["poison"] } }));
    await fixture.work(other);
    expect(await fixture.find(other)).toMatchObject({ state: "failed", failure: "photo_unreadable" });
  });

  test("a stop while the report service is unavailable counts as no try, and frees the rejected photo at once", async () => {
    const stop = new AbortController();
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    fixture.deps.reports.emergency = () => {
      stop.abort();
      return Promise.reject(new AppError("unavailable"));
    };
    fixture.deps.pausesMs = [60_000];
    const id = await fixture.accept(buildRequest({ answers: { redFlags: ["poison"] } }));
    const { reason } = await fixture.work(id, stop.signal);
    expect(reason).toBe("again_later");
    expect(await fixture.find(id)).toMatchObject({ state: "analysing", tries: 0, answers: { redFlags: ["poison"] } });
  });

  test("a suspect photo does not wait for the report service, because it is analysed alone", async () => {
    const id = await fixture.accept(buildRequest({ answers: { redFlags: ["poison"] } }));
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new Error("a bug")) };
    await fixture.work(id);
    fixture.pass(60_000);
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    fixture.deps.reports.emergency = () => Promise.reject(new AppError("unavailable"));
    fixture.deps.pausesMs = [600_000];
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", tries: 2 });
  });

  test.each([
    ["words", { meds: "Ibuprofen" }],
    ["a tick", { redFlags: ["poison"] }],
    ["an answer about a concern", { concerns: [{ id: "breathing_fast", answers: { alarm: ["struggle"] } }] }],
    ["a measurement", { checks: [{ id: "gums", inputs: { colour: "pale" }, measuredAt: "2026-11-20T10:00:00.000Z" }] }],
  ] satisfies [string, OwnerAnswers][])("a rejection with %s is read for an emergency", async (_, answers) => {
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    fixture.deps.reports.emergency = async () => poisonEmergency;
    const id = await fixture.accept(buildRequest({ answers }));
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ emergency: poisonEmergency });
  });

  test("an unreadable picture ends at the first attempt", async () => {
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    const id = await fixture.accept();
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", attempt: 1 });
    expect(fixture.photos.all.size).toBe(0);
  });
});

describe("a worker that died", () => {
  test("is replaced when its lease runs out, and the report exists once", async () => {
    const id = await fixture.accept();
    await claimed(fixture.analyses, (await fixture.find(id))!, new Date(fixture.now().getTime() + 12_000));
    fixture.pass(11_000);
    expect(await wake()).toBe(0);
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "not_needed" });
    fixture.pass(1_000);
    await wake();
    expect(fixture.woken.at(-1)).toEqual({ id, wake: 2 });
    await fixture.work(id);
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ state: "completed", attempt: 2 });
    expect(fixture.composed).toHaveLength(1);
  });

  test("after the provider's reply: the next one reuses the result", async () => {
    const id = await fixture.accept();
    const dead = await claimed(fixture.analyses, (await fixture.find(id))!);
    fixture.photos.all.set(dead.photoKey, Buffer.from("normal"));
    await fixture.analyses.reach(
      dead,
      "composing",
      { photoStored: true, looked: buildDetectedDog({ model: "seen by the dead one" }) },
      fixture.now(),
    );
    fixture.photos.all.delete(dead.uploadKey);
    fixture.deps.vision = { detect: () => Promise.reject(new Error("nobody should ask")) };
    await fixture.work(id);
    expect(fixture.composed).toMatchObject([{ looked: { model: "seen by the dead one" } }]);
  });

  test("after payment: the next one reuses the raw reply", async () => {
    const id = await fixture.accept();
    const dead = await claimed(fixture.analyses, (await fixture.find(id))!, fixture.now());
    await fixture.analyses.saveRawAnswer(dead, { rawAnswer: "paid for" });
    let given: string | undefined;
    fixture.deps.vision = {
      detect: async ({ rawAnswer }) => {
        given = rawAnswer;
        return buildDetectedDog();
      },
    };
    await fixture.work(id);
    expect(given).toBe("paid for");
  });

  test("cannot write any more when it resumes", async () => {
    const id = await fixture.accept();
    let other: Promise<unknown> | undefined;
    const { compose } = fixture.deps.reports;
    fixture.deps.reports = {
      ...fixture.deps.reports,
      // while this worker is frozen, its lease runs out and another one does the whole job
      compose: async (request) => {
        if (!other) {
          fixture.pass(13_000);
          await (other = fixture.work(id));
        }
        return compose(request);
      },
    };
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "superseded" });
    expect(await fixture.find(id)).toMatchObject({ state: "completed", attempt: 2 });
    expect(new Set(fixture.composed.map(({ analysisId }) => analysisId))).toEqual(new Set([id]));
  });

  const ends = {
    failed: async (id: string) => {
      const other = await claimed(fixture.analyses, (await fixture.find(id))!);
      await failAnalysis(fixture.deps, other, { code: "analysis_failed" });
    },
    "was erased": (id: string) => eraseAnalysis(fixture.deps, { analysisId: id }),
  };
  test.each([
    ["failed", "the first photo", 1],
    ["failed", "an extra photo", 2],
    ["was erased", "the first photo", 1],
    ["was erased", "an extra photo", 2],
  ] as const)("leaves nothing of an analysis that %s while it was frozen with %s", async (end, _, photo) => {
    const { normalise } = fixture.deps.lab;
    let begun = 0;
    fixture.deps.lab = {
      ...fixture.deps.lab,
      async normalise(upload, about) {
        begun += 1;
        if (begun === photo) {
          await ends[end](id);
          fixture.pass(121_000);
          await deleteExpiredPhotos(fixture.deps);
        }
        return normalise(upload, about);
      },
    };
    const id = await fixture.accept(requestWithViews(["side"]));
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "superseded" });
    expect([...fixture.photos.all.keys()]).toEqual([]);
  });

  test("a live worker keeps its job, however long it takes", async () => {
    const id = await fixture.accept();
    fixture.deps.renewalMs = 5;
    fixture.deps.vision = {
      detect: async () => {
        for (let i = 0; i < 3; i++) {
          const lease = (await fixture.find(id))?.leaseUntil?.getTime() ?? 0;
          fixture.pass(8_000);
          while (((await fixture.find(id))?.leaseUntil?.getTime() ?? 0) === lease) await wait(2);
        }
        return buildDetectedDog();
      },
    };
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "completed" });
    expect((await fixture.find(id))?.attempt).toBe(1);
  });
});

describe("a photo that kills its worker", () => {
  /** A worker that claims and then dies. */
  const dies = async (id: string) => {
    await claimed(fixture.analyses, (await fixture.find(id))!, fixture.now());
    fixture.pass(60_000);
  };

  test("ends as unreadable after five crashes", async () => {
    const id = await fixture.accept();
    for (let i = 0; i < 5; i++) await dies(id);
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new Error("touched")) };
    expect((await fixture.work(id)).kind).toBe("poison");
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", attempt: 5 });
    expect(fixture.photos.all.size).toBe(0);
  });

  test("is named by a hash in the log, because its id opens the report", async () => {
    const lines: string[] = [];
    fixture.deps.log = createLog({ service: "analysis" }, { write: (line) => void lines.push(line) });
    const id = await fixture.accept();
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new Error("a bug")) };
    await fixture.work(id);
    for (let i = 0; i < 4; i++) await dies(id);
    lines.push((await fixture.work(id)).reason);
    expect(lines).toEqual(Array(3).fill(expect.stringContaining(shortHash(id))));
    expect(lines.join()).not.toContain(id);
  });

  test("is also ended by the requeueing, without a message", async () => {
    const id = await fixture.accept();
    for (let i = 0; i < 5; i++) await dies(id);
    await wake();
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable" });
  });

  test("is analysed exclusively from the third attempt on", async () => {
    const suspect = await fixture.accept();
    await dies(suspect);
    await dies(suspect);
    const inside: string[] = [];
    let most = 0;
    fixture.deps.vision = {
      async detect({ photo }) {
        inside.push(String(photo));
        most = Math.max(most, inside.some((text) => text.includes(suspect)) ? inside.length : 0);
        await new Promise((next) => setImmediate(next));
        inside.splice(inside.indexOf(String(photo)), 1);
        return buildDetectedDog();
      },
    };
    const others = await Promise.all([fixture.accept(), fixture.accept(), fixture.accept()]);
    await Promise.all([others[0], suspect, others[1], others[2]].map((id) => fixture.work(id)));
    expect(most).toBe(1);
    for (const id of [suspect, ...others]) expect((await fixture.find(id))?.state).toBe("completed");
  });
});

describe("a photo that needs much memory to decode", () => {
  const large = () => buildRequest({ photo: { ...buildRequest().photo, large: true } });

  test("queues behind other large ones, while workers continue with ordinary ones", async () => {
    const { normalise } = fixture.deps.lab;
    const decoding = Promise.withResolvers<void>();
    const decoded: boolean[] = [];
    fixture.deps.lab = {
      ...fixture.deps.lab,
      normalise: async (upload, about) => {
        decoded.push(about.large);
        if (about.large) await decoding.promise;
        return normalise(upload, about);
      },
    };
    const [first, second, ordinary] = [
      await fixture.accept(large()),
      await fixture.accept(large()),
      await fixture.accept(),
    ];
    expect(await fixture.work(first)).toEqual({ kind: "done", reason: "waits" });
    expect(await fixture.work(second)).toEqual({ kind: "done", reason: "waits" });
    expect(await fixture.work(ordinary)).toEqual({ kind: "done", reason: "completed" });
    expect(decoded.filter((isLarge) => isLarge)).toHaveLength(1);
    expect(decoded).toHaveLength(2);
    expect(await fixture.find(second)).toMatchObject({ state: "queued", attempt: 0 });
    decoding.resolve();
    for (const id of [first, second])
      await eventually(
        () => fixture.find(id),
        (found) => found?.state === "completed",
      );
  });

  test("an extra one queues on a retry too, when the first photo is stored already", async () => {
    const request = requestWithViews(["side"]);
    const side = { ...request.extraPhotos![0]!, large: true };
    const { detect } = fixture.deps.vision;
    let failures = 1;
    fixture.deps.vision = {
      detect: (asked) => (failures-- > 0 ? Promise.reject(new Error("the thread ended")) : detect(asked)),
    };
    const id = await fixture.accept({ ...request, extraPhotos: [side] });
    await fixture.work(id);
    await eventually(
      () => fixture.find(id),
      (found) => found?.photoStored === true && found.state === "analysing" && failures === 0,
    );
    fixture.pass(60_000);
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "waits" });
    await eventually(
      () => fixture.find(id),
      (found) => found?.state === "completed",
    );
  });

  test("is rejected when decoding exceeded its limits twice", async () => {
    fixture.deps.lab = { ...fixture.deps.lab, normalise: () => Promise.reject(new DecodingEnded("it took too long")) };
    const id = await fixture.accept();
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "again_later" });
    expect(await fixture.find(id)).toMatchObject({ state: "analysing", tries: 1 });
    fixture.pass(1_000);
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "failed" });
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", tries: 2 });
    expect(fixture.photos.all.size).toBe(0);
  });
});

describe("our own failures", () => {
  const tryUntilEnd = async (id: string) => {
    for (let i = 0; (i < 60 && (await fixture.find(id))?.state === "analysing") || i === 0; i++) {
      await fixture.work(id);
      fixture.pass(31_000);
    }
    return fixture.find(id);
  };

  test("an unexpected error is retried up to five attempts and then ends with a reason", async () => {
    fixture.deps.vision = { detect: () => Promise.reject(new Error("the thread ended")) };
    const id = await fixture.accept();
    expect(await tryUntilEnd(id)).toMatchObject({ state: "failed", failure: "analysis_failed", attempt: 5 });
    expect(fixture.photos.all.size).toBe(0);
  });

  test("a retry waits for its delay", async () => {
    fixture.deps.vision = { detect: () => Promise.reject(new Error("odd")) };
    const id = await fixture.accept();
    await fixture.work(id);
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "not_needed" });
    fixture.pass(1_000);
    expect(await fixture.work(id)).toEqual({ kind: "done", reason: "again_later" });
  });

  test("outages of the report service do not count as attempts", async () => {
    const { compose } = fixture.deps.reports;
    let outages = 12;
    fixture.deps.reports = {
      ...fixture.deps.reports,
      compose: (request) => (outages-- > 0 ? Promise.reject(new AppError("unavailable")) : compose(request)),
    };
    const id = await fixture.accept();
    expect(await tryUntilEnd(id)).toMatchObject({ state: "completed", attempt: 13 });
  });

  test("an outage of the photo store loses nothing", async () => {
    const id = await fixture.accept();
    fixture.photos.down = true;
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ state: "analysing", tries: 0 });
    fixture.photos.down = false;
    fixture.pass(2_000);
    await wake();
    await fixture.work(id);
    expect((await fixture.find(id))?.state).toBe("completed");
  });

  test("a stop releases the job at once and does not count", async () => {
    const stop = new AbortController();
    fixture.deps.vision = {
      detect: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("stopped")));
          stop.abort();
        }),
    };
    const id = await fixture.accept();
    expect(await fixture.work(id, stop.signal)).toEqual({ kind: "done", reason: "again_later" });
    expect(await fixture.find(id)).toMatchObject({ state: "analysing", tries: 0, photoStored: true });
  });

  test("a missing upload ends with that reason", async () => {
    const id = await fixture.accept();
    fixture.photos.all.clear();
    await fixture.work(id);
    expect(await fixture.find(id)).toMatchObject({ state: "failed", failure: "photo_not_found" });
  });
});
