import { isWritten } from "@hundeblick/kit/mongo";
import type { Language } from "@hundeblick/proto/language";
import mongoose, { type Connection, type Model, Schema } from "mongoose";
import type { StoredConsent } from "../../domain/contact.ts";
import type { Consents } from "../../domain/ports.ts";

const DAY_MS = 86_400_000;
type ConsentDocument = {
  _id: string;
  addressHash: string;
  language: Language;
  textVersion: string;
  textHash: string;
  tokenHash: string;
  state: StoredConsent["state"];
  requestedAt: Date;
  expiresAt: Date;
  confirmedAt?: Date;
  unsubscribedAt?: Date;
  /** Day of the request: unique, so that concurrent sign-ups of one address are stored once. */
  day: number;
};

const text = { type: String, required: true };
const moment = { type: Date, required: true };
const consentSchema = new Schema<ConsentDocument>(
  {
    _id: text,
    addressHash: text,
    language: text,
    textVersion: text,
    textHash: text,
    tokenHash: text,
    state: text,
    requestedAt: moment,
    expiresAt: moment,
    confirmedAt: Date,
    unsubscribedAt: Date,
    day: { type: Number, required: true },
  },
  { collection: "consents", versionKey: false, strict: "throw" },
);
consentSchema.index({ addressHash: 1, day: 1 }, { unique: true });
consentSchema.index({ addressHash: 1, requestedAt: -1 });
consentSchema.index({ tokenHash: 1 }, { unique: true });
consentSchema.index({ state: 1, requestedAt: 1 });

export const consentModel = (connection: Connection): Model<ConsentDocument> =>
  connection.model<ConsentDocument>("Consent", consentSchema);

const stored = (found: ConsentDocument | null): StoredConsent | null =>
  found && {
    id: found._id,
    addressHash: found.addressHash,
    language: found.language,
    state: found.state,
    expiresAt: found.expiresAt,
  };

const unconfirmed = (before: Date) => ({ state: "asked", requestedAt: mongoose.trusted({ $lt: before }) }) as const;

/** Proofs of newsletter sign-ups: keyed hash of the address, times, text version and both steps. */
export function mongoConsents(model: Model<ConsentDocument>): Consents {
  return {
    async ask({ id, ...consent }, since) {
      const { addressHash, requestedAt } = consent;
      const other = {
        addressHash,
        _id: mongoose.trusted({ $ne: id }),
        requestedAt: mongoose.trusted({ $gt: since }),
      };
      if (await model.exists(other)) return false;
      const day = Math.floor(requestedAt.getTime() / DAY_MS);
      const isNew = await isWritten(model.create({ _id: id, ...consent, state: "asked", day }));
      return isNew || (await model.exists({ _id: id, state: "asked" })) !== null;
    },

    byTokenHash: async (tokenHash) => stored(await model.findOne({ tokenHash }).lean<ConsentDocument>()),
    byId: async (id) => stored(await model.findById(id).lean<ConsentDocument>()),

    async confirm(id, at) {
      await model.updateOne({ _id: id, state: "asked" }, { $set: { state: "confirmed", confirmedAt: at } });
    },

    async unsubscribe(addressHash, at) {
      await model.updateMany(
        { addressHash, state: mongoose.trusted({ $ne: "unsubscribed" }) },
        { $set: { state: "unsubscribed", unsubscribedAt: at } },
      );
      return {
        everConfirmed: (await model.exists({ addressHash, confirmedAt: mongoose.trusted({ $exists: true }) })) !== null,
      };
    },

    async unconfirmedBefore(before) {
      const hashes = await model.distinct("addressHash", unconfirmed(before));
      const newer = await model.distinct("addressHash", {
        state: "asked",
        addressHash: mongoose.trusted({ $in: hashes }),
        requestedAt: mongoose.trusted({ $gte: before }),
      });
      return hashes.filter((hash) => !newer.includes(hash));
    },
    async removeUnconfirmedBefore(before) {
      await model.deleteMany(unconfirmed(before));
    },
  };
}
