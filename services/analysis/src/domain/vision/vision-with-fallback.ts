import type { Log } from "@hundeblick/kit/log";
import type { Provider } from "@hundeblick/proto/health/providers";
import type { Vision } from "../ports.ts";
import type { Breaker } from "./breaker.ts";
import { ProviderFailure } from "./provider-failure.ts";

type FallbackDeps = {
  provider: Provider;
  remote: Required<Vision>;
  local: Vision;
  breaker: Breaker;
  log: Log;
};

/** Calls a remote provider; falls back to the local one, which the result names. */
export function visionWithFallback({ provider, remote, local, breaker, log }: FallbackDeps): Required<Vision> {
  /** null when the breaker is open or without a reply. */
  const ask = async <Answer>(question: () => Promise<Answer>, instead: string): Promise<Answer | null> => {
    if (!breaker.mayAsk()) return null;
    try {
      const answer = await question();
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) {
        breaker.dropped();
        throw error;
      }
      breaker.failed(error.reason, error.pauseMs);
      log.warn({ err: error, provider, reason: error.reason }, `vision provider failed, ${instead}`);
      return null;
    }
  };
  return {
    detect: async (request) =>
      (await ask(() => remote.detect(request), "using the local one")) ?? {
        ...(await local.detect(request)),
        fellBackFrom: provider,
      },
    describe: (request) => ask(() => remote.describe(request), "nothing is said about the further photos"),
  };
}
