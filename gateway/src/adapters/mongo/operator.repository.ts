import { type Connection, Schema } from "mongoose";
import { isWritten } from "@hundeblick/kit/mongo";
import type { NewOperator, Operator, Operators, Passkey } from "../../domain/operators/ports.ts";

/** Operators of older versions lack the optional fields. */
type OperatorDocument = Omit<NewOperator, "hasRandomPassword"> & {
  _id: string;
  hasRandomPassword?: boolean;
  isFirst?: true;
  createdAt: Date;
  passkeys?: Passkey[];
  recoveryCodes?: string[];
  browsers?: string[];
};
const MAX_BROWSERS = 20;

const passkeySchema = new Schema<Passkey>(
  {
    id: { type: String, required: true },
    name: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
  },
  { _id: false, id: false },
);
const operatorSchema = new Schema<OperatorDocument>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    passwordHash: { type: String, required: true },
    hasRandomPassword: { type: Boolean, default: false },
    isDisabled: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    isFirst: Boolean,
    createdAt: { type: Date, required: true },
    passkeys: { type: [passkeySchema], default: [] },
    recoveryCodes: { type: [String], default: [] },
    browsers: { type: [String], default: [] },
  },
  { collection: "operators", versionKey: false, strict: "throw" },
);
operatorSchema.index({ email: 1 }, { unique: true });
// two gateways that start concurrently create one first operator
operatorSchema.index({ isFirst: 1 }, { unique: true, partialFilterExpression: { isFirst: true } });

export async function mongoOperators(connection: Connection): Promise<Operators> {
  const model = connection.model<OperatorDocument>("Operator", operatorSchema);
  await model.createIndexes();
  const make = ({ id, ...operator }: NewOperator, more: { isFirst?: true }): Promise<boolean> =>
    isWritten(model.create({ ...operator, ...more, _id: id, createdAt: new Date() }));
  const change = async (filter: object, update: object): Promise<boolean> =>
    (await model.updateOne(filter, update)).matchedCount === 1;
  const hasFirst = async (): Promise<boolean> => (await model.exists({ isFirst: true })) !== null;
  return {
    byId: async (id) => plain(await model.findById(id).lean()),
    byEmail: async (email) => plain(await model.findOne({ email }).lean()),
    hasFirst,
    insertFirst: async (operator) => !(await hasFirst()) && (await make(operator, { isFirst: true })),
    insert: async (operator) => make(operator, {}),
    all: async () => (await model.find().sort({ email: 1 }).lean()).flatMap((found) => plain(found) ?? []),
    async setPassword(id, passwordHash) {
      const chosen = { passwordHash, hasRandomPassword: false, browsers: [] };
      await change({ _id: id }, { $set: chosen, $inc: { revision: 1 } });
    },
    async reset(id, passwordHash) {
      const nothing = { passkeys: [], recoveryCodes: [], browsers: [] };
      await change({ _id: id }, { $set: { passwordHash, hasRandomPassword: true, ...nothing }, $inc: { revision: 1 } });
    },
    async setDisabled(id, isDisabled) {
      await change({ _id: id }, { $set: { isDisabled }, $inc: { revision: isDisabled ? 1 : 0 } });
    },
    async addPasskey(id, passkey, endsSessions) {
      await change({ _id: id }, { $push: { passkeys: passkey }, $inc: { revision: endsSessions ? 1 : 0 } });
    },
    updatePasskey: (id, passkeyId, fields) =>
      change(
        { _id: id, "passkeys.id": passkeyId },
        { $set: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`passkeys.$.${name}`, value])) },
      ),
    async removePasskey(id, passkeyId) {
      await change({ _id: id }, { $pull: { passkeys: { id: passkeyId } } });
    },
    async setRecoveryCodes(id, hashes) {
      await change({ _id: id }, { $set: { recoveryCodes: hashes } });
    },
    useRecoveryCode: (id, hash) => change({ _id: id, recoveryCodes: hash }, { $pull: { recoveryCodes: hash } }),
    async addBrowser(id, hash) {
      await change({ _id: id }, { $push: { browsers: { $each: [hash], $slice: -MAX_BROWSERS } } });
    },
  };
}

function plain(found: OperatorDocument | null): Operator | undefined {
  if (!found) return undefined;
  const { _id: id, email, passwordHash, isDisabled, revision } = found;
  const { hasRandomPassword = false, passkeys = [], recoveryCodes = [], browsers = [] } = found;
  return { id, email, passwordHash, hasRandomPassword, isDisabled, revision, passkeys, recoveryCodes, browsers };
}
