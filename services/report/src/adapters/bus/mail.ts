import type { Bus } from "@hundeblick/kit/bus";
import { collectAddress, mailFollowUp } from "@hundeblick/proto/rpc/mail";
import type { Mail } from "../../domain/ports.ts";

export const mailOverBus = (bus: Pick<Bus, "call">): Mail => ({
  async collect({ at, ...left }) {
    await bus.call(collectAddress, { ...left, at: at.toISOString() });
  },
  async followUp({ dueAt, ...order }) {
    await bus.call(mailFollowUp, { ...order, dueAt: dueAt.toISOString() });
  },
});
