import type { Log } from "@hundeblick/kit/log";
import type { Figures } from "@hundeblick/kit/status";
import type { Connection } from "mongoose";
import { mongoAiBudget } from "./adapters/mongo/ai-budget.repository.ts";
import type { BreedNetwork } from "./adapters/onnx/breed-network.ts";
import { localVision } from "./adapters/onnx/local-vision.ts";
import type { Clock, Vision } from "./domain/ports.ts";
import { createBreaker } from "./domain/vision/breaker.ts";
import { visionWithFallback } from "./domain/vision/vision-with-fallback.ts";
import type { Env } from "./env.ts";

const ALL_CALLS_MS = 45_000;

type Chosen = { vision: Vision; figures: Figures };

/** The provider this process looks with; the local one stands behind the paid one. */
export async function chooseVision(
  env: Env,
  { network, connection, log, now }: { network: BreedNetwork; connection: Connection; log: Log; now: Clock },
): Promise<Chosen> {
  const local = localVision(network);
  if (env.VISION_PROVIDER !== "openai" || !env.OPENAI_API_KEY || !env.OPENAI_MODEL)
    return { vision: local, figures: {} };
  // Its client is 36 MB that only those who pay for it should hold.
  const { openAiVision } = await import("./adapters/openai/openai-vision.ts");
  const budget = mongoAiBudget(connection, env.OPENAI_DAILY_LIMIT);
  const breaker = createBreaker(now);
  const paid = openAiVision({
    settings: {
      apiKey: env.OPENAI_API_KEY,
      model: env.OPENAI_MODEL,
      price: { input: env.OPENAI_PRICE_INPUT, output: env.OPENAI_PRICE_OUTPUT },
      callMs: env.OPENAI_TIMEOUT_MS,
      allMs: ALL_CALLS_MS,
      ...(env.OPENAI_BASE_URL ? { baseURL: env.OPENAI_BASE_URL } : {}),
    },
    budget,
    now,
  });
  return {
    vision: visionWithFallback({ paid, local, breaker, log }),
    figures: {
      "ai.breaker.open": async () => (breaker.isOpen() ? 1 : 0),
      "ai.calls.today": () => budget.spent(now()),
      "ai.calls.limit": async () => env.OPENAI_DAILY_LIMIT,
    },
  };
}
