import { type Connection, Schema } from "mongoose";
import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import type { Operator, Operators } from "../ports.ts";

type OperatorDocument = Omit<Operator, "id"> & { _id: string; isFirst?: true; createdAt: Date };

const operatorSchema = new Schema<OperatorDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    isDisabled: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    isFirst: Boolean,
    createdAt: { type: Date, required: true },
  },
  { collection: "operators", versionKey: false, strict: "throw" },
);
operatorSchema.index({ email: 1 }, { unique: true });
// two gateways that start at the same moment make one first operator
operatorSchema.index({ isFirst: 1 }, { unique: true, partialFilterExpression: { isFirst: true } });

export async function mongoOperators(connection: Connection): Promise<Operators> {
  const model = connection.model<OperatorDocument>("Operator", operatorSchema);
  await model.createIndexes();
  const make = async ({ id, ...operator }: Operator, more: { isFirst?: true }): Promise<boolean> => {
    try {
      await model.create({ ...operator, ...more, _id: id, createdAt: new Date() });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  };
  return {
    byId: (id) => reachable(async () => plain(await model.findById(id).lean())),
    byEmail: (email) => reachable(async () => plain(await model.findOne({ email }).lean())),
    insertFirst: (operator) =>
      reachable(async () => !(await model.exists({ isFirst: true })) && (await make(operator, { isFirst: true }))),
    insert: (operator) => reachable(() => make(operator, {})),
    all: () =>
      reachable(async () => (await model.find().sort({ email: 1 }).lean()).flatMap((found) => plain(found) ?? [])),
    setPassword: (id, passwordHash) =>
      reachable(async () => {
        await model.updateOne({ _id: id }, { $set: { passwordHash }, $inc: { revision: 1 } });
      }),
    setDisabled: (id, isDisabled) =>
      reachable(async () => {
        await model.updateOne({ _id: id }, { $set: { isDisabled }, $inc: { revision: isDisabled ? 1 : 0 } });
      }),
  };
}

function plain(found: OperatorDocument | null): Operator | undefined {
  if (!found) return undefined;
  const { _id: id, email, passwordHash, isDisabled, revision } = found;
  return { id, email, passwordHash, isDisabled, revision };
}
