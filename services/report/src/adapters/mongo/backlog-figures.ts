import { secondsSince, type Figures } from "@hundeblick/kit/status";
import type { Relay } from "@hundeblick/kit/outbox";
import { type Model, trusted } from "mongoose";
import type { ReportDocument } from "./report.schema.ts";

/** Numbers of pending events and addresses for the status page. */
export function backlogFigures(model: Model<ReportDocument>, { figures }: Pick<Relay, "figures">): Figures {
  const waiting = { "leftAddress.at": trusted({ $exists: true }) };
  const addresses = async () => ({
    count: await model.countDocuments(waiting),
    oldest: (await model.findOne(waiting, { leftAddress: 1 }).sort({ "leftAddress.at": 1 }).lean<ReportDocument>())
      ?.leftAddress?.at,
  });
  return {
    "outbox.waiting": async () => ((await figures["outbox.waiting"]?.()) ?? 0) + (await addresses()).count,
    "outbox.age": async () =>
      Math.max((await figures["outbox.age"]?.()) ?? 0, secondsSince((await addresses()).oldest)),
  };
}
