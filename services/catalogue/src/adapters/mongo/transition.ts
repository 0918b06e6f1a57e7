import { isDuplicate } from "@hundeblick/kit/mongo";
import type { Product } from "@hundeblick/proto/http/catalogue";
import mongoose, { type Model, type mongo } from "mongoose";
import { type Change, idOf } from "../../domain/imports/change.ts";
import { movingAsins, wantedBy, withAsins } from "../../domain/imports/moving-asins.ts";
import type { Transition } from "../../domain/imports/ports.ts";
import { documentOf, productOf } from "./product-document.ts";
import type { ProductDocument } from "./product.schema.ts";

/** Batch size of writes: some MB, and a step of the displayed progress. */
const BATCH = 200;
type Operation = mongo.AnyBulkWriteOperation<ProductDocument>;

/**
 * Changes many products, each by its version, without a transaction: first releases every ASIN that moves to another
 * product, so that two may swap theirs; then writes every product; then checks unconfirmed writes.
 */
export function mongoTransition(model: Model<ProductDocument>): Transition {
  /** Number written; violated unique indexes show when the products are read again. */
  const write = async (operations: Operation[]): Promise<number> => {
    if (operations.length === 0) return 0;
    const result = await model.db
      .collection<ProductDocument>("products")
      .bulkWrite(operations, { ordered: false })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    return result ? result.insertedCount + result.matchedCount + result.deletedCount : 0;
  };
  const arrived = async (changes: readonly Change[], run: string): Promise<Change[]> => {
    const found = await model
      .find({ _id: mongoose.trusted({ $in: changes.map(idOf) }) }, { version: 1, writtenBy: 1 })
      .lean();
    const now = new Map(found.map((product) => [product._id, product]));
    return changes.filter((change) => {
      const product = now.get(idOf(change));
      return change.to ? product?.version === change.to.version && product.writtenBy === run : product === undefined;
    });
  };
  const take = async (batch: readonly Change[], run: string): Promise<Change[]> => {
    const written = await write([...batch.flatMap((change) => writeOne(change, run)), ...removals(batch)]);
    if (written === batch.length) return [];
    const there = new Set(await arrived(batch, run));
    const missing = batch.filter((change) => !there.has(change));
    await write(missing.flatMap(restore));
    return missing;
  };
  return {
    async run(changes, run, onProgress) {
      const refused: Change[] = [];
      const wanted = wantedBy(changes);
      await inBatches(
        changes.flatMap((change) => releaseAsins(change, wanted)),
        async (batch) => {
          await write([...batch]);
        },
      );
      let done = 0;
      await inBatches(changes, async (batch) => {
        // also stops a worker that was frozen and has lost the import meanwhile
        await onProgress(done);
        refused.push(...(await take(batch, run)));
        done += batch.length;
      });
      await onProgress(done);
      return { refused };
    },
    async giveBack(refused, changes) {
      const wanted = wantedBy(changes);
      const released = new Map(refused.map((change) => [idOf(change), movingAsins(change, wanted)] as const));
      const found = await model
        .find({ _id: mongoose.trusted({ $in: [...released.keys()] }) })
        .lean<ProductDocument[]>();
      await write(found.map(productOf).flatMap((product) => giveBack(product, released.get(product.id) ?? [])));
    },
  };
}

async function inBatches<T>(all: readonly T[], work: (batch: readonly T[]) => Promise<void>): Promise<void> {
  for (let n = 0; n < all.length; n += BATCH) await work(all.slice(n, n + BATCH));
}

const inState = ({ id, version }: Product) => ({ _id: id, version });

function releaseAsins(change: Change, wanted: ReadonlySet<string>): Operation[] {
  const { from } = change;
  const moving = movingAsins(change, wanted);
  if (!from || moving.length === 0) return [];
  return [
    {
      updateOne: {
        filter: inState(from),
        update: {
          $set: Object.fromEntries(moving.map((asin) => [`markets.${asin.slice(0, 2)}.asin`, null])),
        },
      },
    },
  ];
}

function writeOne({ from, to }: Change, writtenBy: string): Operation[] {
  if (!to) return [];
  return [
    from
      ? { replaceOne: { filter: inState(from), replacement: { ...documentOf(to), writtenBy } } }
      : { insertOne: { document: { ...documentOf(to), writtenBy } } },
  ];
}

/** Products of one version are deleted together, which is several times faster. */
function removals(changes: readonly Change[]): Operation[] {
  const leaving = Map.groupBy(
    changes.flatMap(({ from, to }) => (from && !to ? [from] : [])),
    ({ version }) => version,
  );
  return [...leaving].map(([version, products]) => ({
    deleteMany: { filter: { _id: { $in: products.map(({ id }) => id) }, version } },
  }));
}

/** Restores the released ASINs of a product that was not written. */
const restore = ({ from }: Change): Operation[] =>
  from ? [{ replaceOne: { filter: inState(from), replacement: documentOf(from) } }] : [];

/** Only where the product is still as it was read. */
function giveBack(product: Product, asins: readonly string[]): Operation[] {
  const restored = withAsins(product, asins);
  return restored ? [{ replaceOne: { filter: inState(product), replacement: documentOf(restored) } }] : [];
}
