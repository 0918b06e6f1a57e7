import type { Log } from "@hundeblick/kit/log";
import type { Provider } from "@hundeblick/proto/health/providers";
import type { Vision } from "../ports.ts";
import type { Breaker } from "./breaker.ts";
import { ProviderFailure } from "./provider-failure.ts";

export type FallbackDeps = { provider: Provider; remote: Vision; local: Vision; breaker: Breaker; log: Log };

/** Asks a provider elsewhere; when it cannot answer, the local one looks instead and the answer says so. */
export const visionWithFallback = ({ provider, remote, local, breaker, log }: FallbackDeps): Vision => ({
  async detect(request) {
    if (breaker.mayAsk()) {
      try {
        const looked = await remote.detect(request);
        breaker.succeeded();
        return looked;
      } catch (error) {
        if (!(error instanceof ProviderFailure)) {
          breaker.dropped();
          throw error;
        }
        breaker.failed(error.reason, error.pauseMs);
        log.warn(
          { err: error, provider, reason: error.reason },
          "the vision provider gave no answer; the local one looks instead",
        );
      }
    }
    return { ...(await local.detect(request)), fellBackFrom: provider };
  },
});
