import type { Relay } from "@hundeblick/kit/outbox";
import { type Model, trusted } from "mongoose";
import type { ReportDocument } from "./report.schema.ts";

const MOST_A_ROUND = 100;

/**
 * Tells what waits in any report. The filter is marked as ours: without the mark `sanitizeFilter` turns the operator
 * into a value that no document has, and nothing would ever be found.
 */
export async function tellWaitingFacts(model: Model<ReportDocument>, relay: Pick<Relay, "now">): Promise<void> {
  const waiting = await model.find({ "outbox.0": trusted({ $exists: true }) } as never, { _id: 1 }).limit(MOST_A_ROUND).lean<{ _id: string }[]>();
  for (const { _id } of waiting) await relay.now(_id);
}
