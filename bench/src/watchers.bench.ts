import { Agent, type ClientRequest, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { System } from "../../e2e/system.ts";
import { createKeepAliveClient } from "./keep-alive-client.ts";
import { cpuDuring } from "./process-cpu.ts";
import { rate } from "./statistics.ts";
import { analysesIn, databaseOf, claimedAnalysis } from "./stored-analyses.ts";
import type { Line } from "./verdict.ts";

const WATCHERS = 1_000;
const POLL_MS = 2_000;
const MEASURED_MS = 12_000;
const STAGES = ["decoded", "looking", "composing"] as const;
const CHANGED_A_SECOND = 50;
const OPENING_CONCURRENCY = 10;
const TRIES = 10;

/** A thousand clients that each watch an analysis by a stream or by polling, with fifty changes per second. */
export async function watchersBench(system: System): Promise<Line[]> {
  const mongo = await databaseOf(system, "analysis");
  const analyses = analysesIn(mongo);
  const waiting = Array.from({ length: WATCHERS }, claimedAnalysis);
  const ids = waiting.map(({ _id }) => _id);
  await analyses.insertMany(waiting, { ordered: false });
  let moves = 0;
  const moving = async (during: Promise<unknown>): Promise<void> => {
    let goesOn = true;
    void during.then(() => {
      goesOn = false;
    });
    for (; goesOn; moves++) {
      const some = Array.from(
        { length: CHANGED_A_SECOND },
        (_, n) => ids[(moves * CHANGED_A_SECOND + n) % WATCHERS] ?? "",
      );
      await Promise.all([
        analyses.updateMany({ _id: { $in: some } }, { $set: { stage: STAGES[moves % STAGES.length] ?? "decoded" } }),
        pause(1_000),
      ]);
    }
  };
  const pids = { gateway: system.pids["gateway"] ?? 0, analysis: system.pids["analysis"] ?? 0 };
  const measured = async (): Promise<number> => {
    const began = performance.now();
    const used = await cpuDuring(pids, async () => {
      const over = pause(MEASURED_MS);
      await Promise.all([over, moving(over)]);
    });
    return (used.gateway + used.analysis) / ((performance.now() - began) / 1_000);
  };
  try {
    const idle = await measured();
    const streams = await openStreams(system.url, ids);
    const before = streams.received();
    const streaming = await measured();
    const received = streams.received() - before;
    streams.close();

    const polls = startPolls(system.url, ids);
    await pause(POLL_MS);
    const answeredBefore = polls.answered();
    const polling = await measured();
    const answered = (polls.answered() - answeredBefore) / (MEASURED_MS / 1_000);
    await polls.stop();
    return [
      {
        what: "by streams ÷ by asking, processor time above idle",
        value: (streaming - idle) / (polling - idle),
        unit: "×",
        hold: { most: 0.1 },
      },
      { what: "gateway + analysis, nobody watches", value: idle * 1_000, unit: "ms/s" },
      { what: `gateway + analysis, ${WATCHERS.toLocaleString("en")} streams`, value: streaming * 1_000, unit: "ms/s" },
      { what: `gateway + analysis, ${WATCHERS.toLocaleString("en")} who ask`, value: polling * 1_000, unit: "ms/s" },
      { what: "changes sent to those with a stream", value: received / (MEASURED_MS / 1_000), unit: "/s" },
      { what: `answers to those who ask (${(WATCHERS * 1_000) / POLL_MS} wanted)`, value: answered, unit: "/s" },
    ];
  } finally {
    await analyses.deleteMany({ _id: { $in: ids } });
    await mongo.close();
  }
}

/** Opens a few at a time, and retries rejected ones, as a browser does. */
async function openStreams(
  url: string,
  ids: readonly string[],
): Promise<{ received: () => number; close: () => void }> {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const open: ClientRequest[] = [];
  let received = 0;
  const stream = (id: string): Promise<ClientRequest> =>
    new Promise((resolve, reject) => {
      const request = get(`${url}/api/analysis-status/${id}/events`, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`a stream was rejected with ${response.statusCode}`));
        response
          .on("data", (data: Buffer) => {
            received += data.toString().split("event: status").length - 1;
            resolve(request);
          })
          .on("error", reject);
      });
      request.on("error", reject);
    });
  await rate(ids.length, OPENING_CONCURRENCY, async (n) => {
    for (let tries = 1; ; tries++) {
      const request = await stream(ids[n] ?? "").catch((error: unknown) => {
        if (tries === TRIES) throw error;
      });
      if (request) return open.push(request);
      await pause(500);
    }
  });
  return {
    received: () => received,
    close: () => {
      for (const request of open) request.destroy();
      agent.destroy();
    },
  };
}

/** Polls with a random phase, without overlap. */
function startPolls(url: string, ids: readonly string[]): { answered: () => number; stop: () => Promise<void> } {
  const { ask, close } = createKeepAliveClient(ids.length);
  let goesOn = true;
  let answered = 0;
  const all = Promise.all(
    ids.map(async (id, n) => {
      await pause((n / ids.length) * POLL_MS);
      while (goesOn) {
        const next = pause(POLL_MS);
        // a failed poll is repeated at the next interval, as on the page
        await ask(`${url}/api/analysis-status/${id}`).then(
          () => {
            answered++;
          },
          () => {},
        );
        await next;
      }
    }),
  );
  return {
    answered: () => answered,
    async stop() {
      goesOn = false;
      await all;
      close();
    },
  };
}
