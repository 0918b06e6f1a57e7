import { type Connection, Schema } from "mongoose";
import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import type { Operator, Operators } from "../ports.ts";

type OperatorDocument = Omit<Operator, "id"> & { _id: string; isFirst?: true; createdAt: Date };

const operatorSchema = new Schema<OperatorDocument>({
  _id: { type: String, required: true },
  email: { type: String, required: true },
  passwordHash: { type: String, required: true },
  isDisabled: { type: Boolean, required: true },
  revision: { type: Number, required: true },
  isFirst: Boolean,
  createdAt: { type: Date, required: true },
}, { collection: "operators", versionKey: false, strict: "throw" });
operatorSchema.index({ email: 1 }, { unique: true });
// two gateways that start at the same moment make one first operator
operatorSchema.index({ isFirst: 1 }, { unique: true, partialFilterExpression: { isFirst: true } });

export async function mongoOperators(connection: Connection): Promise<Operators> {
  const model = connection.model<OperatorDocument>("Operator", operatorSchema);
  await model.createIndexes();
  return {
    byId: (id) => reachable(async () => plain(await model.findById(id).lean())),
    byEmail: (email) => reachable(async () => plain(await model.findOne({ email }).lean())),
    insertFirst: ({ id, ...operator }) => reachable(async () => {
      if (await model.exists({})) return false;
      try {
        await model.create({ ...operator, _id: id, isFirst: true, createdAt: new Date() });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    }),
  };
}

function plain(found: OperatorDocument | null): Operator | undefined {
  if (!found) return undefined;
  const { _id: id, email, passwordHash, isDisabled, revision } = found;
  return { id, email, passwordHash, isDisabled, revision };
}
