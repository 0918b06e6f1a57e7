import type { Log } from "@hundeblick/kit/log";
import type { Figures } from "@hundeblick/kit/status";
import type { Provider } from "@hundeblick/proto/health/providers";
import type { BreedNetwork } from "./adapters/onnx/breed-network.ts";
import { localVision } from "./adapters/onnx/local-vision.ts";
import type { Clock, Vision } from "./domain/ports.ts";
import { createBreaker } from "./domain/vision/breaker.ts";
import { visionWithFallback } from "./domain/vision/vision-with-fallback.ts";
import type { VisionEnv } from "./env.ts";
import type { OpenBudget, OpenProvider } from "./open-provider.ts";

/** Loaders of remote providers; a client is loaded only when it is configured. */
const OPEN: Record<Exclude<Provider, "local">, OpenProvider> = {
  openai: async (...given) => (await import("./adapters/openai/open-openai.ts")).openOpenAi(...given),
};

/** The configured provider, with the local one as fallback. */
export async function chooseVision(
  env: VisionEnv,
  { network, openBudget, log, now }: { network: BreedNetwork; openBudget: OpenBudget; log: Log; now: Clock },
): Promise<{ vision: Vision; figures: Figures }> {
  const local = localVision(network);
  const provider = env.VISION_PROVIDER;
  if (provider === "local") return { vision: local, figures: {} };
  const { vision, figures } = await OPEN[provider](env, { openBudget, now });
  const breaker = createBreaker(now);
  return {
    vision: visionWithFallback({ provider, remote: vision, local, breaker, log }),
    figures: { "ai.breaker.open": async () => (breaker.isOpen() ? 1 : 0), ...figures },
  };
}
