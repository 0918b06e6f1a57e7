import { secondsSince, type Figures } from "@hundeblick/kit/status";
import mongoose, { type Model } from "mongoose";
import type { OutboxDocument } from "./outbox.repository.ts";

/** Numbers of unsent and dead mails. */
export function outboxFigures(model: Model<OutboxDocument>, now: () => Date): Figures {
  const states: OutboxDocument["state"][] = ["queued", "sending"];
  const waiting = () => ({
    state: mongoose.trusted({ $in: states }),
    createdAt: mongoose.trusted({ $lte: now() }),
  });
  return {
    "mail.waiting": () => model.countDocuments(waiting()),
    async "mail.oldest_waiting.age"() {
      const oldest = await model.findOne(waiting(), { createdAt: 1 }).sort({ createdAt: 1 }).lean<OutboxDocument>();
      return secondsSince(oldest?.createdAt, now());
    },
    "mail.dead": () => model.countDocuments({ state: "dead" }),
  };
}
