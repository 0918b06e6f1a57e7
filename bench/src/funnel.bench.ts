import { connectMongo } from "@hundeblick/kit/mongo";
import { quietLog } from "@hundeblick/kit/testing";
import { MILESTONES } from "@hundeblick/proto/http/tracking";
import { newId } from "@hundeblick/proto/ids";
import type { System } from "../../e2e/system.ts";
import {
  dayModel,
  markModel,
  mongoRollups,
  rollupModel,
} from "../../services/tracking/src/adapters/mongo/rollup.repository.ts";
import { type SessionDocument, sessionModel } from "../../services/tracking/src/adapters/mongo/session.schema.ts";
import { mongoVisitCounts } from "../../services/tracking/src/adapters/mongo/visit-counts.ts";
import { mongoVisitList } from "../../services/tracking/src/adapters/mongo/visit-list.ts";
import { rangeOf } from "../../services/tracking/src/domain/numbers/range.ts";
import { sumOf } from "../../services/tracking/src/domain/numbers/summary.ts";
import { median, quantile, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const VISITS = 125_000;
const DAYS = 90;
const DAY_MS = 86_400_000;
const BATCH = 5_000;
/** Longer than a call's timeout. */
const TIMEOUT_MS = 120_000;

/** The 90-day funnel over a million milestones, read from the rollups and from the visits. */
export async function funnelBench(system: System): Promise<Line[]> {
  const mongo = await connectMongo(
    { MONGO_URL: system.env["MONGO_URL"] ?? "", MONGO_TIMEOUT_MS: TIMEOUT_MS },
    { database: "hundeblick_bench", log: quietLog },
  );
  const { connection } = mongo;
  try {
    const [sessions, days, marks] = [sessionModel(connection), dayModel(connection), markModel(connection)];
    const visits = connection.collection<SessionDocument>("sessions");
    await visits.createIndex({ startedAt: -1, _id: 1 });
    const now = new Date();
    const loadMs = await timed(async () => {
      for (let n = 0; n < VISITS; n += BATCH)
        await visits.insertMany(
          Array.from({ length: BATCH }, (_, k) => visitOf(n + k, now)),
          { ordered: false },
        );
    });
    const rollups = mongoRollups(sessions, rollupModel(connection), days, marks);
    const { from } = rangeOf("90d", now);
    const countMs = await timed(() => rollups.refresh(now, from));

    const counts = mongoVisitCounts(sessions, days, marks, TIMEOUT_MS);
    const fromDays: number[] = [];
    for (let n = 0; n < 200; n++) fromDays.push(await timed(() => counts.ofDays(from)));
    const fromVisits: number[] = [];
    for (let n = 0; n < 3; n++) fromVisits.push(await timed(() => counts.between(from, now)));
    const list = mongoVisitList(sessions);
    const page: number[] = [];
    for (let n = 0; n < 20; n++)
      page.push(
        await timed(() => list.page({ from, to: now, facebook: false, minActions: false, bots: false }, 0, 20)),
      );

    const [counted, raw] = [await counts.ofDays(from), await counts.between(from, now)];
    if (JSON.stringify(sumOf(counted.days.map(({ people }) => people))) !== JSON.stringify(raw.people))
      throw new Error("the counted days and the visits differ");
    return [
      {
        what: `${(VISITS * MILESTONES.length).toLocaleString("en")} events in ${VISITS.toLocaleString("en")} visits, loaded in`,
        value: loadMs / 1_000,
        unit: "s",
      },
      { what: `counting ${DAYS} days from nothing`, value: countMs / 1_000, unit: "s" },
      { what: "90-day funnel from the visits, p50", value: median(fromVisits), unit: "ms" },
      {
        what: "90-day funnel from the counted days, p95",
        value: quantile(fromDays, 0.95),
        unit: "ms",
        hold: { most: 100 },
      },
      {
        what: "visits ÷ counted days, p50",
        value: median(fromVisits) / median(fromDays),
        unit: "×",
        hold: { least: 50 },
      },
      { what: "newest 20 sessions of 90 days, p95", value: quantile(page, 0.95), unit: "ms" },
    ];
  } finally {
    await connection.dropDatabase().catch(() => undefined);
    await mongo.close();
  }
}

function visitOf(n: number, now: Date): SessionDocument {
  const at = new Date(now.getTime() - Math.floor((n / VISITS) * (DAYS - 1) * DAY_MS) - 60_000);
  const milestones = Object.fromEntries(
    MILESTONES.map((milestone, step) => [milestone, new Date(at.getTime() + step * 5_000)]),
  );
  return {
    _id: newId(),
    startedAt: at,
    lastSeenAt: new Date(at.getTime() + 35_000 + (n % 400) * 2_000),
    changedAt: at,
    milestones,
    visitor: {
      deviceType: "mobile",
      browser: "Safari",
      os: "iOS",
      country: "DE",
      pseudonym: null,
      network: null,
      botReason: n % 20 === 0 ? "user agent says bot" : null,
    },
    landing: {
      page: "/de",
      source: n % 3 === 0 ? "Facebook" : "Direct",
      utmSource: null,
      utmCampaign: null,
      language: n % 2 === 0 ? "de" : "pl",
    },
  };
}
