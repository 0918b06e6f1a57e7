import { setTimeout as pause } from "node:timers/promises";
import type { Mongo } from "@hundeblick/kit/mongo";
import { eventually } from "@hundeblick/kit/testing";
import { ImportReply, ImportStateReply } from "@hundeblick/proto/http/admin/imports";
import { UpdateJob } from "@hundeblick/proto/http/admin/marketplace";
import { newId } from "@hundeblick/proto/ids";
import { client, uploadWithRetry } from "../../e2e/support/client.ts";
import { operatorApi } from "../../e2e/support/operator.ts";
import type { System } from "../../e2e/system.ts";
import { endOfStream } from "./end-of-stream.ts";
import { withRetry } from "./with-retry.ts";
import { benchPhotos } from "./photos.ts";
import {
  command,
  copyCollection,
  explain,
  isRangeOfIds,
  queriesOf,
  type Query,
  shapeOf,
  hasScan,
} from "./query-plans.ts";
import { composedReport, databaseOf } from "./stored-analyses.ts";
import type { Line } from "./verdict.ts";

const SERVICES = ["analysis", "report", "tracking", "catalogue", "mail", "scraper", "gateway"] as const;
/** Longer than the intervals of the services' regular tasks. */
const ROUNDS_MS = 13_000;
const SCANS = "SCANS";

/**
 * Every query the services send during a visit, for an operator's lists and in their regular tasks, recorded by the
 * database's profiler, with its plan. The local stand-in explains some indexed queries as scans: for those the time
 * counts, compared with a scan of a copy with 1,500 documents. It does scan for ranges of ids, which MongoDB does not.
 */
export async function plansBench(system: System): Promise<Line[]> {
  const explainsTruly = !system.database.startsWith("SecantusDB");
  const planOf = async (query: Query, mongo: Mongo, copyOf: () => Promise<Mongo>): Promise<string> => {
    const { index, scans: seemsAScan } = await explain(mongo, query);
    if (!seemsAScan) return index ?? "nothing to read";
    if (explainsTruly) return SCANS;
    if (isRangeOfIds(query)) return "_id_, on MongoDB; the stand-in scans";
    return (await hasScan(await copyOf(), query)) ? SCANS : "index, by the clock";
  };
  const databases = await Promise.all(
    SERVICES.map(async (service) => [service, await databaseOf(system, service)] as const),
  );
  const copies: Mongo[] = [];
  const profile = (level: 0 | 2): Promise<unknown> =>
    Promise.all(databases.map(([, mongo]) => command(mongo, { profile: level })));
  const lines: Line[] = [];
  let scans = 0;
  try {
    await importOne(system);
    await cancelledUpdate(system);
    await profile(2);
    await visit(system);
    await operatorLists(system);
    await pause(ROUNDS_MS);
    await profile(0);
    for (const [service, mongo] of databases) {
      const copy = await databaseOf(system, `bench_plans_${service}`);
      copies.push(copy);
      const copied = new Set<string>();
      for (const { query, times } of await distinctQueries(mongo)) {
        const verdict = await planOf(query, mongo, async () => {
          if (!copied.has(query.collection)) await copyCollection(mongo, copy, query.collection);
          copied.add(query.collection);
          return copy;
        });
        if (verdict === SCANS) scans++;
        lines.push({ what: `${service}.${nameOf(query)}: ${verdict}`, value: times, unit: "asked" });
      }
    }
  } finally {
    for (const copy of copies) {
      await copy.connection.dropDatabase();
      await copy.close();
    }
    for (const [, mongo] of databases) await mongo.close();
  }
  return [
    { what: "hot queries that scan a collection", value: scans, unit: "", hold: { most: 0 } },
    { what: "hot queries in all", value: lines.length, unit: "" },
    ...lines,
  ];
}

async function distinctQueries(mongo: Mongo): Promise<{ query: Query; times: number }[]> {
  const found = new Map<string, { query: Query; times: number }>();
  for (const query of (
    (await withRetry(() =>
      mongo.connection.collection<{ ns?: string; command?: unknown }>("system.profile").find().toArray(),
    )) ?? []
  ).flatMap(queriesOf)) {
    const shape = shapeOf(query);
    found.set(shape, { query, times: (found.get(shape)?.times ?? 0) + 1 });
  }
  return Array.from(found.values());
}

const nameOf = ({ collection, filter, sort }: Query): string =>
  `${collection} by ${Object.keys(filter).join(", ") || "nothing"}${Object.keys(sort).length > 0 ? `, sorted by ${Object.keys(sort).join(", ")}` : ""}`;

/** Every call of a visit once; a report is composed in any case, because the photo may show no dog. */
async function visit(system: System): Promise<void> {
  const call = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(system.url + path, {
      method,
      headers: { "content-type": "application/json", "x-visit": sessionId },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  const sessionId = newId();
  await call("POST", "/api/track/event", {
    eventId: newId(),
    sessionId,
    type: "opened_website",
    landingPage: "/de",
    referrer: "",
  });
  const id = await uploadWithRetry(client(system.url), {
    photo: (await benchPhotos()).photos[0] ?? Buffer.alloc(0),
    key: newId(),
  });
  await endOfStream(system.url, id);
  await call("GET", `/api/analysis-status/${id}`);
  const reportId = await composedReport(system);
  await call("POST", "/api/report/unlock", { email: "plans@beispiel.de", reportId, newsletter: true, language: "de" });
  await call("GET", `/api/report/${reportId}?lang=de`);
  await call("POST", "/api/track/click", {
    sessionId,
    reportId,
    product: { asin: "B000000001", name: "Lachsöl", price: 9.5 },
    context: { clickPosition: 1, recommendedFor: "coat", timeToClick: 900, isReturnClick: false, openedNewTab: true },
  });
  await call("POST", "/api/contact", {
    name: "Plan",
    email: "plans@beispiel.de",
    subject: "Frage",
    message: "Wie geht das weiter?",
    language: "de",
  });
  const mails = (): Promise<string> => fetch(`${system.mailUrl}/api/mails`).then((answer) => answer.text());
  const token =
    /newsletter\/confirm\?token=([\w.-]+)/.exec(
      await eventually(mails, (text) => text.includes("newsletter/confirm?token="), { withinMs: 45_000 }),
    )?.[1] ?? "";
  await call("POST", `/api/newsletter/confirm?token=${token}`);
  await call("DELETE", `/api/report/${reportId}`);
}

const LISTS = [
  "/products?country=de&overview=true&search=hund",
  "/products?country=pl&coverage=old_price&category=joint&active=inactive&sort=price",
  "/emails?search=plan",
  "/emails?filter=newsletter&sort=breed",
  "/analytics?range=90d&facebook=true&minActions=true",
  "/stats",
  "/check-uses?range=30d",
  "/messages",
];

/** Lists of the admin area, with their figures. */
async function operatorLists(system: System): Promise<void> {
  const { call } = await operatorApi(system.url, system.env);
  for (const path of LISTS) {
    const reply = await call("GET", path);
    if (!reply.ok) throw new Error(`GET ${path}: ${reply.status} ${await reply.text()}`);
  }
}

/** A running import, which regular tasks look for. */
async function importOne(system: System): Promise<void> {
  const { call } = await operatorApi(system.url, system.env);
  const products = [
    {
      internalId: "bench-plans",
      baseName: "Plan",
      brand: "Plan",
      category: "joint",
      priority: 1,
      markets: { de: { asin: "B0BENCHPLN", price: "9.90", marketTitle: "Plan für Hunde" } },
    },
  ];
  const { state } = ImportReply.parse(
    await (
      await call("POST", "/import", {
        data: { schema: "hundeblick-products", version: 1, markets: ["de"], products },
        mode: "add-new",
      })
    ).json(),
  );
  await eventually(
    async () => ImportStateReply.parse(await (await call("GET", `/import/${state?.importId}`)).json()).import?.state,
    (now) => now === "applied",
  );
}

/** An unfinished update among finished ones, which regular tasks look for. */
async function cancelledUpdate(system: System): Promise<void> {
  const { call } = await operatorApi(system.url, system.env);
  const { jobId } = UpdateJob.parse(await (await call("POST", "/discover/updates", { market: "pl" })).json());
  UpdateJob.parse(await (await call("POST", `/discover/updates/${jobId}/control`, { action: "cancel" })).json());
}
