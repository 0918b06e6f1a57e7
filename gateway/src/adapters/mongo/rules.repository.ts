import { type Connection, Schema } from "mongoose";
import type { Rules, SignInRules } from "../../domain/operators/ports.ts";

type RulesDocument = SignInRules & { _id: string };
const ID = "rules";

const rulesSchema = new Schema<RulesDocument>(
  { _id: { type: String, required: true }, passkeyRequired: { type: Boolean, required: true } },
  { collection: "sign_in_rules", versionKey: false, strict: "throw" },
);

/** Sign-in rules in one document; by default no passkey is required. */
export function mongoRules(connection: Connection): Rules {
  const model = connection.model<RulesDocument>("SignInRules", rulesSchema);
  return {
    read: async () => ({ passkeyRequired: (await model.findById(ID).lean())?.passkeyRequired ?? false }),
    async save(rules) {
      await model.updateOne({ _id: ID }, { $set: rules }, { upsert: true });
    },
  };
}
