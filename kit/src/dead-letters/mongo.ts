import { EVENTS_STREAM } from "@hundeblick/proto/events/define";
import { type Connection, Schema } from "mongoose";
import type { DeadLetter, DeadLetters } from "./store.ts";

type Stored = Omit<DeadLetter, "id"> & { _id: string };
const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new Schema<Stored>(
  {
    _id: text,
    consumer: text,
    subject: text,
    eventId: text,
    body: text,
    reason: text,
    tries: { type: Number, required: true },
    publishedAt: date,
    failedAt: date,
  },
  { collection: "dead_letters", versionKey: false },
);
/** Retention equals that of the stream, so that nothing outlives its event. */
schema.index({ publishedAt: 1 }, { expireAfterSeconds: EVENTS_STREAM.maxAgeDays * 86_400 });

const toDeadLetter = ({ _id: id, ...letter }: Stored): DeadLetter => ({ id, ...letter });

/** The dead letters of one service in its own database. */
export async function mongoDeadLetters(connection: Connection): Promise<DeadLetters> {
  const model = connection.model<Stored>("DeadLetter", schema);
  await model.createIndexes();
  return {
    async put({ id, ...letter }) {
      await model.replaceOne({ _id: id }, letter, { upsert: true });
    },
    async find(id) {
      const found = await model.findById(id).lean();
      return found ? toDeadLetter(found) : undefined;
    },
    newest: async (limit) => (await model.find().sort({ publishedAt: -1 }).limit(limit).lean()).map(toDeadLetter),
    count: async () => model.countDocuments(),
    async remove(id) {
      await model.deleteOne({ _id: id });
    },
  };
}
