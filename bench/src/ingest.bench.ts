import { connectBus } from "@hundeblick/kit/bus";
import { quietLog } from "@hundeblick/kit/testing";
import { newId } from "@hundeblick/proto/ids";
import { recordEvent } from "@hundeblick/proto/rpc/tracking";
import type { System } from "../../e2e/system.ts";
import { rate } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const EVENTS = 4_000;
const CONCURRENCY = 200;
const client = {
  ip: "193.99.144.80",
  userAgent:
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
};

/** New visits per second until they are stored, concurrent and sequential. */
export async function ingestBench(system: System): Promise<Line[]> {
  const bus = await connectBus({ NATS_URL: system.env["NATS_URL"] ?? "" }, { name: "bench-visitors", log: quietLog });
  const begin = async (): Promise<void> => {
    await bus.call(recordEvent, {
      event: {
        eventId: newId(),
        sessionId: newId(),
        type: "opened_website",
        landingPage: "/de",
        utmSource: "facebook",
      },
      client,
    });
  };
  try {
    await rate(200, 20, begin);
    const alone = await rate(200, 1, begin);
    const together = await rate(EVENTS, CONCURRENCY, begin);
    return [
      { what: "events one after the other", value: alone, unit: "/s" },
      {
        what: `events, ${CONCURRENCY} at once, each of a new visit`,
        value: together,
        unit: "/s",
        hold: { least: 1_000 },
      },
      { what: "together ÷ one after the other", value: together / alone, unit: "×" },
    ];
  } finally {
    await bus.close();
  }
}
