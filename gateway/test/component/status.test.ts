import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import request from "supertest";
import { AppError } from "@hundeblick/kit/errors";
import { eventually } from "@hundeblick/kit/testing";
import { AnalysisStatus } from "@hundeblick/proto/http/analysis";
import { newId } from "@hundeblick/proto/ids";
import { analysisStatuses, eraseAnalysis } from "@hundeblick/proto/rpc/analysis";
import { analysesOverBus } from "../../src/adapters/bus/analyses.ts";
import type { AnalysisProgress } from "../../src/domain/ports.ts";
import { testGateway, type TestGateway } from "../support/test-gateway.ts";

const id = newId();
const reportId = newId();
const looking: AnalysisProgress = { analysisId: id, state: "analysing", stage: "looking", attempt: 1 };
const completed: AnalysisProgress = {
  ...looking,
  state: "completed",
  result: { reportId, overallScore: 82, name: "Bella", breed: null },
};
const noDog: AnalysisProgress = { ...looking, state: "failed", failure: "no_dog" };
const emergencyIn = (language: string) => ({
  flags: [{ id: "poison" as const, label: language, advice: "Call.", told: "written" as const }],
  firstAid: ["Bring the packaging."],
  forThePractice: "Since when?",
});
const poisoned: AnalysisProgress = {
  ...noDog,
  emergency: { de: emergencyIn("de"), en: emergencyIn("en"), pl: emergencyIn("pl") },
};

let gateway: TestGateway;
let progress: AnalysisProgress | AppError;
let asked: number;
/** Delays the analysis service's replies. */
let wait: Promise<void> | undefined;
beforeEach(async () => {
  gateway = await testGateway({ perClient: 3 });
  progress = looking;
  asked = 0;
  const now = (): AnalysisProgress => {
    asked += 1;
    if (progress instanceof AppError) throw progress;
    return progress;
  };
  gateway.bus.respond(analysisStatuses, async () => {
    const analyses = progress instanceof AppError && progress.code === "analysis_not_found" ? [] : [now()];
    await wait;
    return { analyses };
  });
});
const status = () => request(gateway.app).get(`/api/analysis-status/${id}`);

describe("the status call", () => {
  test.each<[string, AnalysisProgress, object]>([
    ["waiting", { ...looking, state: "queued", stage: "received" }, { status: "pending", stage: "received" }],
    ["being looked at", looking, { status: "pending", stage: "looking" }],
    [
      "done",
      completed,
      {
        status: "completed",
        reportId,
        result: { reportId, health_metrics: { overall_score: 82 }, dog_profile: { name: "Bella", breed: null } },
      },
    ],
    ["done without a report", { ...looking, state: "completed" }, { status: "completed" }],
  ])("says that an analysis is %s", async (_name, now, body) => {
    progress = now;
    const answer = await status().expect(200);
    expect(answer.body).toEqual(body);
    expect(AnalysisStatus.parse(answer.body)).toBeDefined();
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.headers["etag"]).toBeUndefined();
  });

  test.each([
    ["de", "Wir können auf diesem Foto keinen Hund sehen."],
    ["en", "We cannot see a dog in this photo."],
    ["pl", "Nie widzimy psa na tym zdjęciu."],
  ])("says in %s why there is no report", async (lang, words) => {
    progress = noDog;
    const answer = await status().query({ lang }).expect(200);
    expect(answer.body).toMatchObject({
      status: "failed",
      code: "no_dog",
      error: expect.stringContaining(words),
      traceId: expect.any(String),
    });
  });

  test.each(["de", "en", "pl"])("includes the emergency with a rejection in %s", async (lang) => {
    progress = poisoned;
    const answer = await status().query({ lang }).expect(200);
    expect(answer.body).toMatchObject({ status: "failed", code: "no_dog", emergency: emergencyIn(lang) });
    expect(AnalysisStatus.parse(answer.body).emergency?.flags[0]?.label).toBe(lang);
  });

  test.each([
    ["unknown", newId()],
    ["malformed", "../../etc"],
    ["far too long", "a".repeat(500)],
    ["undecodable", "%E0%A4%A"],
  ])("an %s id is not found", async (name, unknown) => {
    progress = new AppError("analysis_not_found");
    const answer = await request(gateway.app)
      .get(`/api/analysis-status/${name === "malformed" ? encodeURIComponent(unknown) : unknown}`)
      .set("Accept-Language", "en")
      .expect(404);
    if (name !== "undecodable")
      expect(answer.body).toMatchObject({
        status: "not_found",
        code: "analysis_not_found",
        error: "Analysis not found",
      });
  });

  test("batches concurrent requests", async () => {
    const others = [newId(), newId(), newId()];
    let questions = 0;
    gateway.bus.respond(analysisStatuses, async ({ analysisIds }) => {
      questions += 1;
      return {
        analyses: analysisIds
          .filter((known) => known !== others[2])
          .map((known) => (known === others[1] ? { ...noDog, analysisId: known } : { ...looking, analysisId: known })),
      };
    });
    const analyses = analysesOverBus(gateway.bus);
    const answers = await Promise.allSettled(
      [others[0], others[1], others[2], others[0]].map((asked) => analyses.status(asked ?? "")),
    );
    expect(
      answers.map((answer) =>
        answer.status === "fulfilled"
          ? [answer.value.analysisId, answer.value.state]
          : (answer.reason as AppError).code,
      ),
    ).toEqual([[others[0], "analysing"], [others[1], "failed"], "analysis_not_found", [others[0], "analysing"]]);
    expect(questions).toBe(1);
  });

  test("caches a reply for a moment, but not after an erasure or a failure", async () => {
    const answers: (typeof looking | AppError)[] = [
      { ...looking, analysisId: id },
      { ...noDog, analysisId: id },
      new AppError("unavailable"),
      { ...looking, analysisId: id },
      new AppError("analysis_not_found"),
    ];
    gateway.bus.respond(analysisStatuses, async () => {
      const answer = answers.shift();
      if (answer instanceof AppError && answer.code === "unavailable") throw answer;
      return { analyses: !answer || answer instanceof AppError ? [] : [answer] };
    });
    gateway.bus.respond(eraseAnalysis, async () => ({ erased: true }));
    const analyses = analysesOverBus(gateway.bus);
    const state = () =>
      analyses.status(id).then(
        (found) => found.state,
        (error: AppError) => error.code,
      );
    expect([await state(), await state()]).toEqual(["analysing", "analysing"]);
    await eventually(state, (now) => now === "failed");
    await eventually(state, (now) => now === "unavailable");
    expect(await state()).toBe("analysing");
    await analyses.withdraw(id);
    expect(await state()).toBe("analysis_not_found");
  });

  test("503, not 404, while the service is unavailable", async () => {
    progress = new AppError("unavailable");
    await status().expect(503).expect("retry-after", "2");
  });
});

describe("the stream of events", () => {
  let server: Server;
  let open: AbortController;
  beforeEach(async () => {
    server = createServer(gateway.app).listen(0, "127.0.0.1");
    open = new AbortController();
    await once(server, "listening");
  });
  afterEach(() => {
    open.abort();
    gateway.watch.close();
    server.closeAllConnections();
    server.close();
  });

  const eventsUrl = (lang = "de") =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/analysis-status/${id}/events?lang=${lang}`;
  const listen = (lang = "de") => fetch(eventsUrl(lang), { signal: open.signal });
  /** Reads a stream to its end, or up to `until`. */
  async function hear(answer: Response, until?: string): Promise<AnalysisStatus[]> {
    let text = "";
    for await (const piece of answer.body ?? []) {
      text += new TextDecoder().decode(piece as Uint8Array);
      if (until && text.includes(until)) break;
    }
    return [...text.matchAll(/^event: status\ndata: (.*)$/gm)].map(([, data]) =>
      AnalysisStatus.parse(JSON.parse(data ?? "")),
    );
  }

  test("reports each change once and closes at the end", async () => {
    const answer = await listen();
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    const heard = hear(answer);
    await eventually(
      () => asked,
      (count) => count > 3,
    );
    progress = { ...looking, stage: "composing" };
    const sofar = asked;
    await eventually(
      () => asked,
      (count) => count > sofar + 2,
    );
    progress = completed;
    expect((await heard).map(({ status: said, stage }) => [said, stage])).toEqual([
      ["pending", "looking"],
      ["pending", "composing"],
      ["completed", undefined],
    ]);
  });

  test("includes the emergency", async () => {
    progress = poisoned;
    expect(await hear(await listen("pl"))).toMatchObject([{ status: "failed", emergency: emergencyIn("pl") }]);
  });

  test("reports a finished analysis at once", async () => {
    progress = noDog;
    expect(await hear(await listen("en"))).toMatchObject([
      { status: "failed", code: "no_dog", error: expect.stringContaining("We cannot see a dog") },
    ]);
    expect(asked).toBe(1);
  });

  test("survives an outage, and ends with an erasure", async () => {
    const heard = hear(await listen());
    progress = new AppError("unavailable");
    await eventually(
      () => asked,
      (count) => count > 3,
    );
    progress = new AppError("analysis_not_found");
    expect((await heard).map(({ status: said }) => said)).toEqual(["pending", "not_found"]);
  });

  test("two watchers of an analysis cost one request", async () => {
    const both = [await listen(), await listen()];
    const heard = both.map((answer) => hear(answer));
    const before = asked;
    await eventually(
      () => asked,
      (count) => count >= before + 5,
    );
    progress = completed;
    const after = asked;
    await Promise.all(heard);
    expect(asked - after).toBeLessThanOrEqual(1);
  });

  test("an unknown analysis is a 404", async () => {
    progress = new AppError("analysis_not_found");
    const answer = await listen();
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, "analysis_not_found"]);
  });

  test("limits the streams of one client, and releases slots", async () => {
    const streams = [await listen(), await listen(), await listen()];
    const refused = await listen();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
    await streams[0]?.body?.cancel();
    await eventually(
      async () => {
        const next = await listen();
        await next.body?.cancel();
        return next.status;
      },
      (code) => code === 200,
    );
  });

  test("a client that disconnects before the stream begins holds no slot", async () => {
    const slow = Promise.withResolvers<void>();
    wait = slow.promise;
    for (let i = 0; i < 3; i++) {
      const leaving = new AbortController();
      const answer = fetch(eventsUrl(), { signal: leaving.signal });
      await eventually(
        () => asked,
        (count) => count >= 1,
      );
      leaving.abort();
      await answer.catch(() => undefined);
    }
    slow.resolve();
    wait = undefined;
    // the gateway learns of it a moment later
    const free = () => listen().then(async (answer) => (await answer.body?.cancel(), answer.status));
    await eventually(free, (code) => code === 200);
  });

  test("a stop of the gateway ends the streams", async () => {
    const heard = hear(await listen());
    gateway.watch.close();
    expect((await heard).map(({ status: said }) => said)).toEqual(["pending"]);
  });
});

test("an idle stream sends heartbeats", async () => {
  const { analysisEventsRoute } = await import("../../src/endpoints/analysis-events.route.ts");
  const { createApp } = await import("../../src/app.ts");
  const { clientSlots } = await import("../../src/domain/client-slots.ts");
  const { openSite } = await import("../../src/http/site/site-files.ts");
  const { quietLog } = await import("@hundeblick/kit/testing");
  const route = analysisEventsRoute({
    analyses: { status: async () => looking },
    watch: { watch: () => () => undefined, close: () => undefined },
    slots: clientSlots({ total: 1, perClient: 1 }),
    beatMs: 10,
  });
  const app = createApp({
    log: quietLog,
    routes: [route],
    site: openSite("/nowhere"),
    adminSite: openSite("/nowhere"),
    adminHost: undefined,
    policy: { imageOrigins: [], connectOrigins: [] },
    trustProxyHops: 0,
  });
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/analysis-status/${id}/events`,
  );
  let text = "";
  for await (const piece of answer.body ?? []) {
    text += new TextDecoder().decode(piece as Uint8Array);
    if (text.includes(": still here\n\n")) break;
  }
  expect(text).toContain(": still here\n\n");
  server.closeAllConnections();
  server.close();
});
