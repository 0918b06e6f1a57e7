import { quietLog, testMongo } from "@hundeblick/kit/testing";
import { reportModel } from "../../src/adapters/mongo/report.schema.ts";
import { mongoReports } from "../../src/adapters/mongo/report.repository.ts";
import { reportStoreCompliance } from "../support/report-store-compliance.ts";

reportStoreCompliance("reports in MongoDB", async () => {
  const mongo = await testMongo();
  const reports = mongoReports(await reportModel(mongo.connection), { now: async () => {} }, quietLog);
  return { reports, close: () => mongo.close() };
});
