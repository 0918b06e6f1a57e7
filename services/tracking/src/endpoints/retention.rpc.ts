import { handle } from "@hundeblick/kit/bus";
import * as rpc from "@hundeblick/proto/rpc/tracking";
import type { Kept } from "../domain/retention.ts";

/** For how long visits and clicks are kept: look, and change. */
export const retentionEndpoints = (kept: Kept) => ({
  retention: handle(rpc.retention, async () => ({ rawDays: await kept.rawDays() })),
  saveRetention: handle(rpc.saveRetention, async ({ rawDays }) => {
    await kept.save(rawDays);
    return { rawDays };
  }),
});
