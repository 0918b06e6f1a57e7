import type { Bus } from "@hundeblick/kit/bus";
import { shortHash } from "@hundeblick/kit/hash";
import type { Log } from "@hundeblick/kit/log";
import { analysePhotoJob } from "@hundeblick/proto/jobs/analyse-photo.v1";
import type { WakeUps } from "../../domain/ports.ts";

export const wakeUpsOverBus = (bus: Pick<Bus, "enqueue" | "oldestPendingAt">, log: Log): WakeUps => ({
  send({ id: analysisId, origin }, wake) {
    bus
      .enqueue(analysePhotoJob, { analysisId }, { wake, ...(origin ? { origin } : {}) })
      .catch((error: unknown) =>
        log.warn({ err: error, analysisHash: shortHash(analysisId), wake }, "could not send a wake-up, will retry"),
      );
  },
  oldestPendingAt: () => bus.oldestPendingAt(analysePhotoJob),
});
