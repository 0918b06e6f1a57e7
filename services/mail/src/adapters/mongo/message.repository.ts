import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { Message } from "../../domain/contact.ts";
import type { Messages } from "../../domain/ports.ts";

type MessageDocument = Omit<Message, "id"> & { _id: string; ordered: boolean };
const text = { type: String, required: true };
const messageSchema = new Schema<MessageDocument>(
  {
    _id: text,
    name: text,
    email: text,
    subject: { type: String, default: null },
    message: text,
    language: text,
    at: { type: Date, required: true },
    ordered: { type: Boolean, required: true },
  },
  { collection: "messages", versionKey: false, strict: "throw" },
);
messageSchema.index({ at: -1, _id: 1 });
messageSchema.index({ ordered: 1, at: 1 });
// an address as typed is found in any case
const IN_ANY_CASE = { locale: "en", strength: 2 } as const;
messageSchema.index({ email: 1 }, { collation: IN_ANY_CASE });

export const messageModel = (connection: Connection): Model<MessageDocument> =>
  connection.model<MessageDocument>("Message", messageSchema);

const messageOf = ({ _id, ordered: _ordered, ...message }: MessageDocument): Message => ({ id: _id, ...message });

export function mongoMessages(model: Model<MessageDocument>): Messages {
  return {
    async save({ id, ...message }) {
      await model.create({ _id: id, ...message, ordered: false });
    },
    async find(id) {
      const found = await model.findById(id).lean<MessageDocument>();
      return found && messageOf(found);
    },
    async markOrdered(id) {
      await model.updateOne({ _id: id }, { $set: { ordered: true } });
    },
    unordered: async (olderThan) =>
      (
        await model
          .find({ ordered: false, at: mongoose.trusted({ $lt: olderThan }) })
          .sort({ at: 1 })
          .limit(50)
          .lean<MessageDocument[]>()
      ).map(messageOf),
    async list(offset, limit) {
      const [found, total] = await Promise.all([
        model.find({}).sort({ at: -1, _id: 1 }).skip(offset).limit(limit).lean<MessageDocument[]>(),
        model.estimatedDocumentCount(),
      ]);
      return { messages: found.map(messageOf), total };
    },
    countFrom: async (address) => model.countDocuments({ email: address }).collation(IN_ANY_CASE),
    async removeFrom(address) {
      await model.deleteMany({ email: address }).collation(IN_ANY_CASE);
    },
    removeBefore: async (moment) => (await model.deleteMany({ at: mongoose.trusted({ $lt: moment }) })).deletedCount,
  };
}
