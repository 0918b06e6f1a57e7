import type { Mirror } from "@hundeblick/kit/mirror";
import { reachable } from "@hundeblick/kit/mongo";
import type { Product } from "@hundeblick/proto/http/catalogue";
import { MARKETS } from "@hundeblick/proto/language";
import mongoose, { type Model, type mongo } from "mongoose";
import { type Change, idOf } from "../../domain/imports/change.ts";
import type { Transition } from "../../domain/imports/ports.ts";
import { documentOf } from "./product-document.ts";
import type { ProductDocument } from "./product.schema.ts";

const BATCH = 200;
type Operation = mongo.AnyBulkWriteOperation<ProductDocument>;

/**
 * Changes many products, each by its version, without a transaction over all: first every ASIN that will move is let go,
 * so that two products may swap theirs; then every product is written; then it is looked up which ones arrived.
 */
export function mongoTransition(model: Model<ProductDocument>, mirror: Pick<Mirror<unknown>, "forget">): Transition {
  const write = async (operations: Operation[]): Promise<void> => {
    if (operations.length === 0) return;
    // What a unique index refuses shows when the products are looked up.
    await reachable(() => model.db.collection<ProductDocument>("products").bulkWrite(operations, { ordered: false }).catch((error: unknown) => { if (!isRefusal(error)) throw error; }));
  };
  const arrived = async (changes: readonly Change[], run: string): Promise<Change[]> => {
    const found = await reachable(() => model.find({ _id: mongoose.trusted({ $in: changes.map(idOf) }) }, { version: 1, writtenBy: 1 }).lean());
    const now = new Map(found.map((product) => [product._id, product]));
    return changes.filter((change) => {
      const product = now.get(idOf(change));
      return change.to ? product?.version === change.to.version && product.writtenBy === run : product === undefined;
    });
  };
  return {
    async run(changes, run, onProgress) {
      const refused: Change[] = [];
      for (const batch of batches(changes)) await write(batch.flatMap(letGo));
      let done = 0;
      for (const batch of batches(changes)) {
        await write(batch.map((change) => writeOne(change, run)));
        await mirror.forget(batch.filter(({ to }) => to === null).map(idOf));
        const there = new Set(await arrived(batch, run));
        const missing = batch.filter((change) => !there.has(change));
        await write(missing.flatMap(putBack));
        refused.push(...missing);
        done += batch.length;
        await onProgress(done);
      }
      return { refused };
    },
  };
}

const inState = ({ id, version }: Product) => ({ _id: id, version });

function letGo({ from, to }: Change): Operation[] {
  const moving = from ? MARKETS.filter((market) => from.markets[market]?.asin && from.markets[market].asin !== to?.markets[market]?.asin) : [];
  if (!from || moving.length === 0) return [];
  return [{ updateOne: { filter: inState(from), update: { $set: { changedAt: new Date(), ...Object.fromEntries(moving.map((market) => [`markets.${market}.asin`, null])) } } } }];
}

function writeOne({ from, to }: Change, writtenBy: string): Operation {
  if (from && to) return { replaceOne: { filter: inState(from), replacement: { ...documentOf(to), writtenBy } } };
  if (to) return { insertOne: { document: { ...documentOf(to), writtenBy } } };
  return { deleteOne: { filter: from ? inState(from) : { _id: "" } } };
}

/** A product that could not go on keeps the ASINs it had let go. */
const putBack = ({ from }: Change): Operation[] => (from ? [{ replaceOne: { filter: inState(from), replacement: documentOf(from) } }] : []);

function batches<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) => all.slice(n * BATCH, (n + 1) * BATCH));
}

const isRefusal = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === 11_000;
