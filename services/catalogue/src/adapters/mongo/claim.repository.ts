import { isDuplicate, reachable } from "@hundeblick/kit/mongo";
import type { Claims } from "@hundeblick/proto/http/claims";
import { type Connection, Schema } from "mongoose";
import type { KeptClaims } from "../../domain/home-claims.ts";

type ClaimDocument = { _id: string; version: number; claims: Claims | null };
const claimSchema = new Schema<ClaimDocument>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    claims: { type: Schema.Types.Mixed, default: null } as never,
  },
  { collection: "claims", versionKey: false, strict: "throw" },
);

const ID = "home";

/** The edited figures in one document; nothing is stored while nobody edited them. */
export function mongoClaims(connection: Connection): KeptClaims {
  const model = connection.model<ClaimDocument>("Claims", claimSchema);
  return {
    read: () =>
      reachable(async () => {
        const found = await model.findById(ID).lean<ClaimDocument>();
        return { claims: found?.claims ?? null, version: found?.version ?? 0 };
      }),
    save: (claims, version) =>
      reachable(async () => {
        const changed = await model.updateOne({ _id: ID, version }, { $set: { claims, version: version + 1 } });
        if (changed.matchedCount === 1 || version > 0) return changed.matchedCount === 1;
        return model.create({ _id: ID, version: 1, claims }).then(
          () => true,
          (error: unknown) => {
            if (isDuplicate(error)) return false;
            throw error;
          },
        );
      }),
  };
}
