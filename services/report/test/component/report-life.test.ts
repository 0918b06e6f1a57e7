import { AppError } from "@hundeblick/kit/errors";
import { LockedReport, OpenReport, type RecommendedProduct } from "@hundeblick/proto/http/report";
import { newId } from "@hundeblick/proto/ids";
import type { Market } from "@hundeblick/proto/language";
import { beforeEach, describe, expect, test } from "vitest";
import { createReport } from "../../src/domain/create-report.ts";
import { eraseAgain, eraseReport } from "../../src/domain/erase-report.ts";
import { readReport } from "../../src/domain/read-report.ts";
import { reportPhoto } from "../../src/domain/report-photo.ts";
import { unlockReport } from "../../src/domain/unlock-report.ts";
import { memoryReports } from "../support/memory-reports.ts";
import { buildRequest } from "../support/requests.ts";

const DAY_MS = 86_400_000;
const product = (id: string, market: Market): RecommendedProduct => ({
  id,
  asin: id,
  name: id,
  title: `${id} from ${market}`,
  brand: "Demo",
  image: null,
  price: null,
  currency: "EUR",
  url: "/demo",
  market,
  category: "Dog Supplements",
  demo: true,
  fromOtherMarket: false,
});

let time: Date;
let reports: ReturnType<typeof memoryReports>;
let viewed: { reportId: string; visit: unknown }[];
let asked: { market: Market; ingredientIds: string[]; weightKg?: number }[];
let erased: string[];
let handedOver: string[];
beforeEach(() => {
  time = new Date("2026-11-21T10:00:00.000Z");
  reports = memoryReports();
  viewed = [];
  asked = [];
  erased = [];
  handedOver = [];
});

const deps = () => ({
  reports,
  now: () => time,
  views: { record: (view: { reportId: string; visit: unknown }) => void viewed.push(view) },
  catalogue: {
    recommend: async (request: (typeof asked)[number]) => {
      asked.push(request);
      return Object.fromEntries(request.ingredientIds.map((id) => [id, product(id, request.market)]));
    },
  },
  handOver: (reportId: string) => void handedOver.push(reportId),
  analyses: { erase: async (analysisId: string) => void erased.push(analysisId) },
});
const read = (reportId: string, language?: "de" | "en" | "pl") =>
  readReport(deps(), { reportId, language, visit: { sessionId: "s".repeat(22) } });
const unlock = (reportId: string, email = "du@beispiel.de") =>
  unlockReport(deps(), { reportId, email, newsletter: false, language: "de", visit: undefined });
const failure = async (work: Promise<unknown>) =>
  work.then(
    () => "nothing failed",
    (error: AppError) => error.code,
  );

describe("composing", () => {
  test("the second request for the same analysis gets the first report", async () => {
    const request = buildRequest();
    const first = await createReport(deps(), request);
    const second = await createReport(deps(), { ...request, answers: { name: "Somebody else" } });
    expect(second).toEqual(first);
    expect(first).toMatchObject({ overallScore: null, breed: "Labrador Retriever" });
    expect(reports.published.filter(({ event }) => event === "created")).toHaveLength(1);
  });

  test("an analysis whose report was deleted is not composed again", async () => {
    const request = buildRequest();
    const { reportId } = await createReport(deps(), request);
    await eraseReport(deps(), { reportId });
    expect(await createReport(deps(), request)).toEqual({ reportId, overallScore: null, breed: null });
    expect(JSON.stringify([...reports.stored.values()])).not.toContain("Frieda");
  });
});

describe("reading", () => {
  test("a locked report contains only name, photo and band", async () => {
    const { reportId } = await createReport(deps(), buildRequest());
    expect(await read(reportId)).toEqual({
      locked: true,
      reportId,
      language: "de",
      dogProfile: { name: "Frieda", imageUrl: `/api/report/${reportId}/photo` },
      band: null,
      emergency: null,
      concerns: [],
      vetSoon: [],
      waiting: [
        "Ein Bereich mit allem, worauf wir uns stützen",
        "Was helfen kann, was nicht, und was davon belegt ist",
        "Ein Zettel für die Praxis mit deinen Angaben",
      ],
    });
    expect(viewed).toEqual([]);
    expect(asked).toEqual([]);
  });

  test("what should be seen soon is not locked, with the owner's sentence", async () => {
    const additionalInfo = "Sie humpelt seit zwei Wochen hinten links";
    const { reportId } = await createReport(deps(), buildRequest({ additionalInfo }));
    const signs = LockedReport.parse(await read(reportId)).vetSoon;
    expect(signs.map(({ id, words }) => [id, words])).toEqual([["limping", additionalInfo]]);
  });

  test("an open report is rendered in the asked language, with products of its market, and counted as viewed", async () => {
    const { reportId } = await createReport(deps(), buildRequest());
    await unlock(reportId);
    const report = OpenReport.parse(await read(reportId, "pl"));
    expect(report.language).toBe("pl");
    expect(report.healthMetrics.areas[0]?.name).toBe("Skóra i sierść");
    expect(report.photoExpiresAt).toBe("2027-02-19T10:00:00.000Z");
    expect(report.supplements[0]?.product?.market).toBe("de");
    expect(asked[0]).toMatchObject({ market: "de", weightKg: 33 });
    expect(viewed).toEqual([expect.objectContaining({ reportId })]);
    expect(OpenReport.parse(await read(reportId)).language).toBe("de");
  });

  test("an emergency is not locked, and no products are requested", async () => {
    const { reportId, overallScore } = await createReport(
      deps(),
      buildRequest({ name: "Rex", redFlags: ["bloat"], goals: ["joints"] }),
    );
    expect(overallScore).toBeNull();
    const report = OpenReport.parse(await read(reportId));
    expect(report.emergency?.flags[0]?.id).toBe("bloat");
    expect(asked).toEqual([]);
  });

  test.each(["de", "en", "pl"] as const)(
    "the example is complete in %s, with its drawing and products of that market",
    async (language) => {
      const report = OpenReport.parse(await read("example", language));
      expect(report).toMatchObject({
        example: true,
        reportId: "example",
        language,
        emergency: null,
        photoExpiresAt: null,
        productSource: "demo",
      });
      expect(report.dogProfile).toMatchObject({
        name: "Frieda",
        imageUrl: "/img/photo-frieda.svg",
        age: 9,
        weight: 33,
      });
      expect(report.supplements.length).toBeGreaterThan(0);
      expect(report.leftOut.length).toBeGreaterThan(0);
      expect(report.improvements.length).toBeGreaterThanOrEqual(3);
      expect(asked[0]?.market).toBe({ de: "de", en: "us", pl: "pl" }[language]);
      expect(report.limits[0]).toMatch(/Beispiel|example|przykład/);
    },
  );

  test("the report shows no photo after 90 days", async () => {
    const { reportId } = await createReport(deps(), buildRequest());
    await unlock(reportId);
    expect(await reportPhoto(deps(), { reportId })).toMatchObject({
      contentType: "image/jpeg",
      key: expect.stringMatching(/^photos\//),
    });
    time = new Date(time.getTime() + 90 * DAY_MS);
    expect(OpenReport.parse(await read(reportId))).toMatchObject({
      photoExpiresAt: null,
      dogProfile: { imageUrl: null },
    });
    expect(await failure(reportPhoto(deps(), { reportId }))).toBe("photo_not_found");
  });

  test("unknown and erased reports are not found", async () => {
    expect(await failure(read(newId()))).toBe("report_not_found");
    const { reportId } = await createReport(deps(), buildRequest());
    await eraseReport(deps(), { reportId });
    expect(await failure(read(reportId))).toBe("report_not_found");
    expect(await failure(unlock(reportId))).toBe("report_not_found");
    expect(await failure(reportPhoto(deps(), { reportId }))).toBe("report_not_found");
  });
});

describe("unlocking", () => {
  test.each([
    "",
    "not-an-address",
    "a@b",
    "a@b.de\r\nBcc: x@y.de",
    "a@b.de\nSubject: hi",
    "Frieda <a@b.de>",
    "a@b.de,c@d.de",
    `${"x".repeat(250)}@b.de`,
  ])("%p is refused and nothing is told", async (email) => {
    const { reportId } = await createReport(deps(), buildRequest());
    expect(await failure(unlock(reportId, email))).toBe("email_invalid");
    expect(reports.published.map(({ event }) => event)).toEqual(["created"]);
    expect(await read(reportId)).toMatchObject({ locked: true });
  });

  test("the address is sent once and not stored; idempotent", async () => {
    const { reportId } = await createReport(deps(), buildRequest());
    expect(await unlock(reportId, " du@beispiel.de ")).toEqual({ unlocked: true });
    expect(await unlock(reportId, "du@beispiel.de")).toEqual({ unlocked: true });
    expect(reports.published.filter(({ event }) => event === "unlocked")).toEqual([{ event: "unlocked", reportId }]);
    expect(handedOver).toEqual([reportId]);
    expect(await reports.pendingAddresses(10)).toMatchObject([{ reportId, email: "du@beispiel.de" }]);
    expect(JSON.stringify([reports.published, ...reports.stored.values()])).not.toContain("beispiel.de");
  });
});

describe("deleting", () => {
  test("deletes analysis and report, idempotently with the same receipt", async () => {
    const request = buildRequest();
    const { reportId } = await createReport(deps(), request);
    const receipt = await eraseReport(deps(), { reportId });
    time = new Date(time.getTime() + DAY_MS);
    expect(await eraseReport(deps(), { reportId })).toEqual(receipt);
    expect(receipt).toEqual({
      reportId,
      erasedAt: "2026-11-21T10:00:00.000Z",
      erased: ["report", "photo", "analysis", "clicks", "email_link"],
    });
    expect(erased).toEqual([request.analysisId]);
    // for a service that gave the first event up
    expect(reports.published.filter(({ event }) => event === "erased")).toHaveLength(2);
  });

  test("deletes nothing when the analysis service is unavailable", async () => {
    const { reportId } = await createReport(deps(), buildRequest());
    const away = {
      ...deps(),
      analyses: {
        erase: async () => {
          throw new AppError("unavailable");
        },
      },
    };
    expect(await failure(eraseReport(away, { reportId }))).toBe("unavailable");
    expect(await read(reportId)).toMatchObject({ locked: true });
    await eraseReport(deps(), { reportId });
    expect(erased).toHaveLength(1);
  });

  test("an unknown report is not found", async () => {
    expect(await failure(eraseReport(deps(), { reportId: newId() }))).toBe("report_not_found");
  });
  test("after a restore only reports that are back are erased again", async () => {
    const [back, gone] = [await createReport(deps(), buildRequest()), await createReport(deps(), buildRequest())];
    await eraseReport(deps(), { reportId: gone.reportId });
    expect(await eraseAgain(deps(), [gone.reportId, newId(), back.reportId])).toBe(1);
    expect(reports.published.filter(({ event }) => event === "erased").map(({ reportId }) => reportId)).toEqual([
      gone.reportId,
      back.reportId,
    ]);
  });
});
