import { beforeEach, describe, expect, test } from "@jest/globals";
import { AppError } from "@hundeblick/kit/errors";
import { eventually } from "@hundeblick/kit/testing";
import { PHOTO_VERDICTS } from "@hundeblick/proto/health/vision";
import { DecodingEnded } from "../../src/domain/decoding-ended.ts";
import { wakeUnfinished } from "../../src/domain/wake-unfinished.ts";
import { analysisHouse, type AnalysisHouse } from "../support/analysis-house.ts";
import { aDog, aRequest, claimed } from "../support/builders.ts";

let house: AnalysisHouse;
beforeEach(() => {
  house = analysisHouse();
});
const wake = () => wakeUnfinished({ ...house.deps, wakeUps: house.wakeUps });

describe("a photo of a dog", () => {
  test("becomes a report, and its upload is gone", async () => {
    const id = await house.accept();
    expect(house.woken).toEqual([{ id, wake: 1 }]);
    expect(await house.work(id)).toEqual({ kind: "done", reason: "completed" });
    const { photoKey, ...analysis } = (await house.find(id))!;
    expect(analysis).toMatchObject({
      state: "completed",
      stage: "composing",
      attempt: 1,
      result: { overallScore: 81, name: "Frieda", breed: "Beagle" },
    });
    expect([...house.photos.all.keys()]).toEqual([photoKey]);
    expect(house.composed).toMatchObject([{ analysisId: id, photoKey, answers: { name: "Frieda" }, looked: aDog() }]);
  });

  test("shows each stage while it happens", async () => {
    const stages: (string | undefined)[] = [];
    const note = async (id: string) => {
      stages.push((await house.find(id))?.stage);
    };
    const { normalise, measure } = house.deps.lab;
    const id = await house.accept();
    house.deps.lab = {
      normalise: async (upload, about) => {
        await note(id);
        return normalise(upload, about);
      },
      measure: async (photo) => {
        await note(id);
        return measure(photo);
      },
    };
    house.deps.vision = {
      look: async () => {
        await note(id);
        return aDog();
      },
    };
    const { compose } = house.deps.reports;
    house.deps.reports = {
      ...house.deps.reports,
      compose: async (request) => {
        await note(id);
        return compose(request);
      },
    };
    await house.work(id);
    expect(stages).toEqual(["received", "decoded", "looking", "composing"]);
  });

  test("is looked at with the breed and the age only, never with a name or free text", async () => {
    let hints: unknown;
    house.deps.vision = {
      look: async (request) => {
        hints = request.hints;
        return aDog();
      },
    };
    await house.work(
      await house.accept(
        aRequest({
          answers: { name: "Frieda", breed: "Beagle", ageMonths: 40, additionalInfo: "call me", meds: "none" },
        }),
      ),
    );
    expect(hints).toEqual({ breed: "Beagle", ageMonths: 40 });
  });

  test("with too much light gets a hint, not a refusal", async () => {
    house.deps.lab = {
      ...house.deps.lab,
      measure: async () => ({ meanBrightness: 200, sharpness: 500, overexposedShare: 0.5 }),
    };
    await house.work(await house.accept());
    expect(house.composed).toMatchObject([{ looked: { findings: [{ code: "photo_overexposed" }] } }]);
  });
});

describe("a photo without a dog to talk about", () => {
  test.each(PHOTO_VERDICTS.filter((verdict) => verdict !== "dog"))(
    "%s ends without a report, and the photo is deleted at once",
    async (verdict) => {
      house.deps.vision = { look: async () => ({ ...aDog(), verdict }) };
      const id = await house.accept();
      await house.work(id);
      expect(await house.find(id)).toMatchObject({ state: "failed", failure: verdict });
      expect(house.composed).toEqual([]);
      expect(house.photos.all.size).toBe(0);
    },
  );

  test.each([
    ["photo_too_dark", { meanBrightness: 20, sharpness: 500, overexposedShare: 0 }],
    ["photo_blurred", { meanBrightness: 120, sharpness: 20, overexposedShare: 0 }],
  ] as const)("%s is found without asking the provider", async (failure, quality) => {
    house.deps.lab = { ...house.deps.lab, measure: async () => quality };
    house.deps.vision = { look: () => Promise.reject(new Error("nobody should ask")) };
    const id = await house.accept();
    await house.work(id);
    expect(await house.find(id)).toMatchObject({ state: "failed", failure, attempt: 1 });
    expect(house.photos.all.size).toBe(0);
  });

  const POISON = {
    flags: [{ id: "poison" as const, label: "Poison", advice: "Call now.", told: "written" as const }],
    firstAid: ["Bring the packaging."],
    forThePractice: "Since when?",
  };
  const toldOfPoison = { de: POISON, en: POISON, pl: POISON };

  test("what was told that cannot wait stays beside the refusal", async () => {
    house.deps.vision = { look: async () => ({ ...aDog(), verdict: "no_dog" }) };
    house.deps.reports.emergency = async ({ answers }) =>
      answers.additionalInfo?.includes("Rattenköder") ? toldOfPoison : null;
    const id = await house.accept(aRequest({ answers: { additionalInfo: "Er hat Rattenköder gefressen" } }));
    await house.work(id);
    expect(await house.analyses.progress([id])).toMatchObject([
      { state: "failed", failure: "no_dog", emergency: toldOfPoison },
    ]);
  });

  test("a picture that cannot be read hides no emergency either, and a report service that is away ends nothing", async () => {
    house.deps.lab = { ...house.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    let asked = 0;
    house.deps.reports.emergency = async () => {
      asked += 1;
      if (asked < 3) throw new AppError("unavailable");
      return toldOfPoison;
    };
    const id = await house.accept(aRequest({ answers: { wordAnswers: [{ id: "poison", answer: "now" }] } }));
    await house.work(id);
    expect(await house.find(id)).toMatchObject({ failure: "photo_unreadable", emergency: toldOfPoison });
    house.deps.reports.emergency = () => Promise.reject(new AppError("unavailable"));
    const other = await house.accept(aRequest({ answers: { redFlags: ["poison"] } }));
    await house.work(other);
    expect(await house.find(other)).toMatchObject({ state: "failed", failure: "photo_unreadable" });
  });

  test("a picture that cannot be read says so at the first try", async () => {
    house.deps.lab = { ...house.deps.lab, normalise: () => Promise.reject(new AppError("photo_unreadable")) };
    const id = await house.accept();
    await house.work(id);
    expect(await house.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", attempt: 1 });
    expect(house.photos.all.size).toBe(0);
  });
});

describe("a worker that died", () => {
  test("is taken over when its lease runs out, and the report exists once", async () => {
    const id = await house.accept();
    await claimed(house.analyses, (await house.find(id))!, new Date(house.now().getTime() + 12_000));
    house.pass(11_000);
    expect(await wake()).toBe(0);
    expect(await house.work(id)).toEqual({ kind: "done", reason: "not_needed" });
    house.pass(1_000);
    await wake();
    expect(house.woken.at(-1)).toEqual({ id, wake: 2 });
    await house.work(id);
    await house.work(id);
    expect(await house.find(id)).toMatchObject({ state: "completed", attempt: 2 });
    expect(house.composed).toHaveLength(1);
  });

  test("after looking leaves what it saw to the next one, who does not look or pay again", async () => {
    const id = await house.accept();
    const dead = await claimed(house.analyses, (await house.find(id))!);
    house.photos.all.set(dead.photoKey, Buffer.from("normal"));
    await house.analyses.reach(
      dead,
      "composing",
      { photoStored: true, looked: aDog({ model: "seen by the dead one" }) },
      house.now(),
    );
    house.photos.all.delete(dead.uploadKey);
    house.deps.vision = { look: () => Promise.reject(new Error("nobody should ask")) };
    await house.work(id);
    expect(house.composed).toMatchObject([{ looked: { model: "seen by the dead one" } }]);
  });

  test("after paying leaves the raw answer to the next one", async () => {
    const id = await house.accept();
    const dead = await claimed(house.analyses, (await house.find(id))!, house.now());
    await house.analyses.keepAnswer(dead, "paid for");
    let given: string | undefined;
    house.deps.vision = {
      look: async ({ rawAnswer }) => {
        given = rawAnswer;
        return aDog();
      },
    };
    await house.work(id);
    expect(given).toBe("paid for");
  });

  test("and wakes again changes nothing any more", async () => {
    const id = await house.accept();
    let other: Promise<unknown> | undefined;
    const { compose } = house.deps.reports;
    house.deps.reports = {
      ...house.deps.reports,
      // While this worker is frozen here, its lease runs out and another one does the whole job.
      compose: async (request) => {
        if (!other) {
          house.pass(13_000);
          await (other = house.work(id));
        }
        return compose(request);
      },
    };
    expect(await house.work(id)).toEqual({ kind: "done", reason: "overtaken" });
    expect(await house.find(id)).toMatchObject({ state: "completed", attempt: 2 });
    expect(new Set(house.composed.map(({ analysisId }) => analysisId))).toEqual(new Set([id]));
  });

  test("keeps its job while it lives, however long it takes", async () => {
    const id = await house.accept();
    house.deps.renewalMs = 5;
    house.deps.vision = {
      look: async () => {
        for (let i = 0; i < 3; i++) {
          const lease = (await house.find(id))?.leaseUntil?.getTime() ?? 0;
          house.pass(8_000);
          while (((await house.find(id))?.leaseUntil?.getTime() ?? 0) === lease)
            await new Promise((next) => setTimeout(next, 2));
        }
        return aDog();
      },
    };
    expect(await house.work(id)).toEqual({ kind: "done", reason: "completed" });
    expect((await house.find(id))?.attempt).toBe(1);
  });
});

describe("a photo that kills its worker", () => {
  /** A worker that claims and is never heard of again. */
  const dies = async (id: string) => {
    await claimed(house.analyses, (await house.find(id))!, house.now());
    house.pass(60_000);
  };

  test("ends as unreadable after five of them, and is not touched a sixth time", async () => {
    const id = await house.accept();
    for (let i = 0; i < 5; i++) await dies(id);
    house.deps.lab = { ...house.deps.lab, normalise: () => Promise.reject(new Error("touched")) };
    expect((await house.work(id)).kind).toBe("poison");
    expect(await house.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", attempt: 5 });
    expect(house.photos.all.size).toBe(0);
  });

  test("is ended by the round of waking too, when no message comes any more", async () => {
    const id = await house.accept();
    for (let i = 0; i < 5; i++) await dies(id);
    await wake();
    expect(await house.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable" });
  });

  test("is alone in its process from the third try on, so that it takes nobody with it", async () => {
    const suspect = await house.accept();
    await dies(suspect);
    await dies(suspect);
    const inside: string[] = [];
    let most = 0;
    house.deps.vision = {
      async look({ photo }) {
        inside.push(String(photo));
        most = Math.max(most, inside.some((text) => text.includes(suspect)) ? inside.length : 0);
        await new Promise((next) => setImmediate(next));
        inside.splice(inside.indexOf(String(photo)), 1);
        return aDog();
      },
    };
    const others = await Promise.all([house.accept(), house.accept(), house.accept()]);
    await Promise.all([others[0], suspect, others[1], others[2]].map((id) => house.work(id)));
    expect(most).toBe(1);
    for (const id of [suspect, ...others]) expect((await house.find(id))?.state).toBe("completed");
  });
});

describe("a photo that takes much to decode", () => {
  const large = () => aRequest({ photo: { ...aRequest().photo, large: true } });

  test("waits for others of its kind, while workers go on with ordinary ones", async () => {
    const { normalise } = house.deps.lab;
    const decoding = Promise.withResolvers<void>();
    const decoded: boolean[] = [];
    house.deps.lab = {
      ...house.deps.lab,
      normalise: async (upload, about) => {
        decoded.push(about.large);
        if (about.large) await decoding.promise;
        return normalise(upload, about);
      },
    };
    const [first, second, ordinary] = [await house.accept(large()), await house.accept(large()), await house.accept()];
    expect(await house.work(first)).toEqual({ kind: "done", reason: "waits" });
    expect(await house.work(second)).toEqual({ kind: "done", reason: "waits" });
    expect(await house.work(ordinary)).toEqual({ kind: "done", reason: "completed" });
    expect(decoded.filter((isLarge) => isLarge)).toHaveLength(1);
    expect(decoded).toHaveLength(2);
    expect(await house.find(second)).toMatchObject({ state: "queued", attempt: 0 });
    decoding.resolve();
    for (const id of [first, second])
      await eventually(
        () => house.find(id),
        (found) => found?.state === "completed",
      );
  });

  test("is refused when decoding was ended for the second time, and each time counts", async () => {
    house.deps.lab = { ...house.deps.lab, normalise: () => Promise.reject(new DecodingEnded("it took too long")) };
    const id = await house.accept();
    expect(await house.work(id)).toEqual({ kind: "done", reason: "again_later" });
    expect(await house.find(id)).toMatchObject({ state: "analysing", tries: 1 });
    house.pass(1_000);
    expect(await house.work(id)).toEqual({ kind: "done", reason: "failed" });
    expect(await house.find(id)).toMatchObject({ state: "failed", failure: "photo_unreadable", tries: 2 });
    expect(house.photos.all.size).toBe(0);
  });
});

describe("trouble on our side", () => {
  const tryUntilEnd = async (id: string) => {
    for (let i = 0; (i < 60 && (await house.find(id))?.state === "analysing") || i === 0; i++) {
      await house.work(id);
      house.pass(31_000);
    }
    return house.find(id);
  };

  test("an unexpected error is tried five times and then ends with a reason", async () => {
    house.deps.vision = { look: () => Promise.reject(new Error("the thread ended")) };
    const id = await house.accept();
    expect(await tryUntilEnd(id)).toMatchObject({ state: "failed", failure: "analysis_failed", attempt: 5 });
    expect(house.photos.all.size).toBe(0);
  });

  test("a retry comes no sooner than it should", async () => {
    house.deps.vision = { look: () => Promise.reject(new Error("odd")) };
    const id = await house.accept();
    await house.work(id);
    expect(await house.work(id)).toEqual({ kind: "done", reason: "not_needed" });
    house.pass(1_000);
    expect(await house.work(id)).toEqual({ kind: "done", reason: "again_later" });
  });

  test("an outage of the report service costs no try: twelve outages later the report is there", async () => {
    const { compose } = house.deps.reports;
    let outages = 12;
    house.deps.reports = {
      ...house.deps.reports,
      compose: (request) => (outages-- > 0 ? Promise.reject(new AppError("unavailable")) : compose(request)),
    };
    const id = await house.accept();
    expect(await tryUntilEnd(id)).toMatchObject({ state: "completed", attempt: 13 });
  });

  test("an outage of the photo store loses nothing", async () => {
    const id = await house.accept();
    house.photos.down = true;
    await house.work(id);
    expect(await house.find(id)).toMatchObject({ state: "analysing", tries: 0 });
    house.photos.down = false;
    house.pass(2_000);
    await wake();
    await house.work(id);
    expect((await house.find(id))?.state).toBe("completed");
  });

  test("a stop in the middle gives the job back at once and does not count", async () => {
    const stop = new AbortController();
    house.deps.vision = {
      look: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(new Error("stopped")));
          stop.abort();
        }),
    };
    const id = await house.accept();
    expect(await house.work(id, stop.signal)).toEqual({ kind: "done", reason: "again_later" });
    expect(await house.find(id)).toMatchObject({ state: "analysing", tries: 0, photoStored: true });
  });

  test("an upload that is not there ends with that reason", async () => {
    const id = await house.accept();
    house.photos.all.clear();
    await house.work(id);
    expect(await house.find(id)).toMatchObject({ state: "failed", failure: "photo_not_found" });
  });
});
