import { handle } from "@hundeblick/kit/bus";
import * as rpc from "@hundeblick/proto/rpc/tracking";
import type { RetentionStore } from "../domain/retention.ts";

export const retentionEndpoints = (retention: RetentionStore) => ({
  retention: handle(rpc.retention, async () => ({ rawDays: await retention.rawDays() })),
  saveRetention: handle(rpc.saveRetention, async ({ rawDays }) => {
    await retention.save(rawDays);
    return { rawDays };
  }),
});
