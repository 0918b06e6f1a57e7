import { AppError } from "@hundeblick/kit/errors";
import { isWritten } from "@hundeblick/kit/mongo";
import { type ImportState, JOURNAL_DAYS } from "@hundeblick/proto/http/catalogue-import";
import { newId } from "@hundeblick/proto/ids";
import mongoose, { type Connection, type Model, Schema, type UpdateQuery } from "mongoose";
import type { Change } from "../../domain/imports/change.ts";
import type { Imports } from "../../domain/imports/ports.ts";

const LEASE_MS = 60_000;
const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS);
const DAY_SECONDS = 86_400;
/** Changes of a journal per write: some MB. */
const BATCH = 200;

type ImportDocument = Omit<ImportState, "importId" | "startedAt" | "progress"> & {
  _id: string;
  startedAt: Date;
  done: number;
  total: number;
  heldUntil: Date;
  /** Id of its journal; a journal without an import was written by a concurrent call that lost. */
  journal: string;
  /** Set only while running: its unique index allows one at a time. */
  running?: true;
};
type PieceDocument = { _id: string; importId: string; row: number; products: unknown[]; at: Date };
type StepDocument = {
  _id: string;
  journal: string;
  /** Position of the change. */
  n: number;
  change: Change;
  at: Date;
};

const text = { type: String, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };
const mixed = { type: Schema.Types.Mixed, required: true };

const importSchema = new Schema<ImportDocument>(
  {
    _id: text,
    mode: text,
    markets: [String],
    state: text,
    by: text,
    startedAt: date,
    counts: mixed,
    done: number,
    total: number,
    kept: number,
    heldUntil: date,
    journal: text,
    running: Boolean,
  },
  { collection: "imports", versionKey: false, strict: "throw" },
);
importSchema.index({ running: 1 }, { unique: true, partialFilterExpression: { running: true } });
importSchema.index({ startedAt: -1 });
const pieceSchema = new Schema<PieceDocument>(
  { _id: text, importId: text, row: number, products: mixed, at: date },
  { collection: "import_pieces", versionKey: false, minimize: false },
);
pieceSchema.index({ importId: 1, row: 1 });
pieceSchema.index({ at: 1 }, { expireAfterSeconds: DAY_SECONDS });
const stepSchema = new Schema<StepDocument>(
  { _id: text, journal: text, n: number, change: mixed, at: date },
  { collection: "import_steps", versionKey: false, minimize: false },
);
stepSchema.index({ journal: 1, n: 1 });
stepSchema.index({ at: 1 }, { expireAfterSeconds: JOURNAL_DAYS * DAY_SECONDS });

export const importModels = (connection: Connection) => ({
  imports: connection.model<ImportDocument>("Import", importSchema),
  pieces: connection.model<PieceDocument>("ImportPiece", pieceSchema),
  steps: connection.model<StepDocument>("ImportStep", stepSchema),
});
type Models = { imports: Model<ImportDocument>; pieces: Model<PieceDocument>; steps: Model<StepDocument> };

const stateOf = ({
  _id,
  startedAt,
  done,
  total,
  heldUntil: _held,
  running: _running,
  journal: _journal,
  ...rest
}: ImportDocument): ImportState => ({
  ...rest,
  importId: _id,
  startedAt: startedAt.toISOString(),
  progress: { done, total },
});

/** Imports in MongoDB: chunks of files for a day, journals for 90 days, and one document per import. */
export function mongoImports({ imports, pieces, steps }: Models): Imports {
  const removeJournal = async (journal: string) => steps.deleteMany({ journal });
  return {
    stage: async (importId, row, products) =>
      putOnce(pieces, [{ _id: `${importId}:${row}`, importId, row, products: [...products], at: new Date() }]),

    staged: async (importId) => {
      const known = await pieces
        .find({ importId }, { row: 1 })
        .sort({ row: 1 })
        .lean<Pick<PieceDocument, "_id" | "row">[]>();
      const rows: unknown[] = [];
      for (const { _id, row } of known) {
        const piece = await pieces.findById(_id).lean<PieceDocument>();
        if (!piece || row !== rows.length + 1) return null;
        rows.push(...piece.products);
      }
      return known.length > 0 ? rows : null;
    },

    begin: async ({ importId, at, ...started }, changes, deadline) => {
      const journal = newId();
      const before = await imports
        .findOne({ _id: mongoose.trusted({ $ne: importId }) })
        .sort({ startedAt: -1 })
        .lean<ImportDocument>();
      const written = changes.map((change, n) => ({ _id: `${journal}:${n}`, journal, n, change, at }));
      for (let n = 0; n < written.length; n += BATCH) await putOnce(steps, written.slice(n, n + BATCH));
      if (new Date() > deadline) {
        await removeJournal(journal);
        throw new AppError("unavailable");
      }
      const document: ImportDocument = {
        _id: importId,
        ...started,
        state: "applying",
        startedAt: at,
        done: 0,
        total: changes.length,
        kept: 0,
        heldUntil: new Date(0),
        journal,
        running: true,
      };
      const isBegun = (await isWritten(imports.create(document))) || (await imports.exists({ _id: importId })) !== null;
      // only the latest can be undone
      if (isBegun && before) await removeJournal(before.journal);
      return isBegun;
    },

    async find(importId) {
      const found = await imports
        .findOne(importId === null ? {} : { _id: importId })
        .sort({ startedAt: -1 })
        .lean<ImportDocument>();
      return found ? stateOf(found) : null;
    },

    async beginUndo(importId) {
      const undoing = { state: "undoing", done: 0, heldUntil: new Date(0), running: true } as const;
      await isWritten(imports.updateOne({ _id: importId, state: "applied" }, { $set: undoing }).exec());
      return (await imports.exists({ _id: importId, state: "undoing" })) !== null;
    },

    async claim(now) {
      const waiting = await imports
        .findOne({ running: true, heldUntil: mongoose.trusted({ $lte: now }) })
        .lean<ImportDocument>();
      if (!waiting) return null;
      const { _id } = waiting;
      let heldUntil = leaseEnd(now);
      const claimed = await imports.updateOne(
        { _id, heldUntil: waiting.heldUntil, state: waiting.state },
        { $set: { heldUntil } },
      );
      if (claimed.modifiedCount !== 1) return null;
      // another worker changes `heldUntil` when it takes the import over
      const write = async (change: UpdateQuery<ImportDocument>): Promise<void> => {
        const { matchedCount } = await imports.updateOne({ _id, heldUntil }, change);
        if (matchedCount !== 1) throw new Error("another worker has taken the import over");
      };
      return {
        ...stateOf(waiting),
        async recordDone(done, at) {
          const until = leaseEnd(at);
          await write({ $set: { done, heldUntil: until } });
          heldUntil = until;
        },
        async finish(state, kept) {
          await write({ $set: { state, kept }, $unset: { running: 1 } });
          await pieces.deleteMany({ importId: _id });
        },
      };
    },

    changes: async (importId) => {
      const running = await imports.findById(importId).lean<ImportDocument>();
      const found = running ? await steps.find({ journal: running.journal }).sort({ n: 1 }).lean<StepDocument[]>() : [];
      return found.map(({ change }) => change);
    },
  };
}

/** Inserts documents with a single writer; they may exist already after an unconfirmed write. */
async function putOnce<Doc>(model: Model<Doc>, documents: Doc[]): Promise<void> {
  await isWritten(model.insertMany(documents, { ordered: false }));
}
