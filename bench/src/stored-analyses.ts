import { connectBus } from "@hundeblick/kit/bus";
import { connectMongo, type Mongo } from "@hundeblick/kit/mongo";
import { quietLog } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { composeReport } from "@hundeblick/proto/rpc/report";
import type { System } from "../../e2e/system.ts";
import type { AnalysisDocument } from "../../services/analysis/src/adapters/mongo/analysis.schema.ts";
import type { ReportDocument } from "../../services/report/src/adapters/mongo/report.schema.ts";

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 60_000;

/** One service's database, accessed directly. */
export const databaseOf = ({ env }: Pick<System, "env">, service: string): Promise<Mongo> =>
  connectMongo(
    { MONGO_URL: env["MONGO_URL"] ?? "", MONGO_TIMEOUT_MS: TIMEOUT_MS },
    { database: `hundeblick_${service}`, log: quietLog },
  );
export const analysesIn = ({ connection }: Mongo) => connection.collection<AnalysisDocument>("analyses");
export const reportsIn = ({ connection }: Mongo) => connection.collection<ReportDocument>("reports");

/** A claimed analysis that is not due for an hour. */
export const claimedAnalysis = (): AnalysisDocument => {
  const now = Date.now();
  return {
    _id: newId(),
    state: "analysing",
    stage: "decoded",
    attempt: 1,
    tries: 1,
    wakes: 1,
    uploadKey: `incoming/${newId()}`,
    photoKey: `photos/${newId()}.jpg`,
    photoStored: true,
    leaseUntil: new Date(now + HOUR_MS),
    wakeAt: new Date(now + HOUR_MS),
    answers: { name: "Frieda" },
    language: "de",
    market: "de",
    createdAt: new Date(now),
    outbox: [],
  };
};

/** Copies of a finished analysis and its report under other ids. */
export function finishedLike(report: ReportDocument): { analysis: AnalysisDocument; report: ReportDocument } {
  const { answers: _answers, leaseUntil: _leaseUntil, wakeAt: _wakeAt, ...begun } = claimedAnalysis();
  const reportId = newId();
  const result = { reportId, overallScore: 80, name: "Frieda", breed: "Labrador Retriever" };
  return {
    // unset when an analysis ends, as the service does
    analysis: {
      ...begun,
      state: "completed",
      stage: "composing",
      idempotencyKey: newId(),
      photoUntil: new Date(Date.now() + 2_000 * HOUR_MS),
      finishedAt: new Date(),
      result,
    } as AnalysisDocument,
    report: { ...report, _id: reportId, analysisId: begun._id, photoKey: begun.photoKey, outbox: [] },
  };
}

/** Id of a locked report of an invented dog, composed by the service. */
export async function composedReport({ env }: Pick<System, "env">): Promise<string> {
  const bus = await connectBus({ NATS_URL: env["NATS_URL"] ?? "" }, { name: "bench-reports", log: quietLog });
  try {
    const { reportId } = await bus.call(composeReport, {
      analysisId: newId(),
      photoKey: `photos/${newId()}.jpg`,
      language: "de",
      market: "de",
      looked: {
        provider: "local",
        model: "bench",
        verdict: "dog",
        breeds: [{ breedId: "labrador-retriever", probability: 0.93 }],
        breedVerdict: "one",
        findings: [],
      },
      answers: {
        name: "Frieda",
        ageMonths: 96,
        weightKg: 34,
        sex: "female",
        diet: "dry",
        goals: ["joints", "skin_coat"],
        allergies: "Huhn",
        additionalInfo: "Steht morgens etwas steif auf und kratzt sich oft.",
      },
    });
    return reportId;
  } finally {
    await bus.close();
  }
}

/** The same report unlocked, to read all of it. */
export async function buildOpenReport(system: Pick<System, "env">): Promise<ReportDocument> {
  const _id = await composedReport(system);
  const mongo = await databaseOf(system, "report");
  try {
    await reportsIn(mongo).updateOne({ _id }, { $set: { unlocked: true } });
    const found = await reportsIn(mongo).findOne({ _id });
    if (!found) throw new Error("the report that was composed is not there");
    return found;
  } finally {
    await mongo.close();
  }
}
