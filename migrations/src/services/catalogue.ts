import type { mongo } from "mongoose";
import { createIndexes, dropIndex, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;
const MARKETS = ["de", "us", "uk", "pl"];
/** An article number is unique in a market; sparse for products without one. */
const asinOf = (market: string) =>
  [
    { [`markets.${market}.asin`]: 1 as const },
    { unique: true, partialFilterExpression: { [`markets.${market}.asin`]: { $type: "string" } } },
  ] as const;

export const catalogueMigrations: readonly Migration[] = [
  {
    number: 1,
    name: "indexes of the first release",
    run: async (database) => {
      await createIndexes(database, "products", [
        [{ internalId: 1 }, { unique: true }],
        [{ isActive: 1, ingredientIds: 1 }],
        [{ priority: -1, internalId: 1 }],
        ...MARKETS.map(asinOf),
      ]);
      await createIndexes(database, "price_observations", [
        [{ productId: 1, market: 1, at: 1 }],
        [{ at: 1 }, { expireAfterSeconds: 400 * DAY_SECONDS }],
      ]);
      await createIndexes(database, "imports", [
        [{ running: 1 }, { unique: true, partialFilterExpression: { running: true } }],
        [{ startedAt: -1 }],
      ]);
      await createIndexes(database, "import_pieces", [
        [{ importId: 1, row: 1 }],
        [{ at: 1 }, { expireAfterSeconds: DAY_SECONDS }],
      ]);
      await createIndexes(database, "import_steps", [
        [{ journal: 1, n: 1 }],
        [{ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS }],
      ]);
    },
  },
  {
    number: 2,
    name: "products are followed by what was written and deleted since",
    run: async (database) => {
      await createIndexes(database, "products", [[{ changedAt: 1 }], [{ createdAt: 1 }]]);
      await createIndexes(database, "products_gone", [[{ at: 1 }, { expireAfterSeconds: DAY_SECONDS }]]);
    },
  },
  {
    number: 3,
    name: "products are listed by the database",
    run: async (database) => {
      await addListings(database);
      const sorted = [
        "baseName",
        "brand",
        "category",
        "updatedAt",
        ...MARKETS.flatMap((market) =>
          ["amount", "rating", "lastScraped"].map((field) => `markets.${market}.${field}`),
        ),
      ];
      await createIndexes(database, "products", [
        [{ isActive: 1, "listing.on": 1 }],
        [{ "listing.on": 1 }],
        ...sorted.map((field) => [{ [field]: 1 as const, internalId: 1 as const }] as const),
        ...MARKETS.map((market) => [{ [`markets.${market}.staleAt`]: 1 as const }] as const),
      ]);
      await dropIndex(database, "products", "changedAt_1");
      await dropIndex(database, "products", "createdAt_1");
      await database.dropCollection("products_gone").catch(() => undefined);
    },
  },
  {
    number: 4,
    name: "figures are counted, not typed in",
    run: async (database) => {
      await database.dropCollection("claims").catch(() => undefined);
    },
  },
  { number: 5, name: "a journal holds one change per document", run: splitJournals },
  {
    number: 6,
    name: "products hold no time that nothing reads",
    run: async (database) => {
      await database.collection("products").updateMany({}, { $unset: { changedAt: "" } });
    },
  },
];

type Step = { _id: string; journal: string; n: number; changes?: object[]; change?: object; at: Date };

/** The first change replaces its old document last, so that a repetition finds what is missing. */
async function splitJournals(database: mongo.Db): Promise<void> {
  const steps = database.collection<Step>("import_steps");
  for await (const { _id, journal, n, changes = [], at } of steps.find({ changes: { $exists: true } })) {
    const [first, ...later] = changes.map((change, k) => ({ journal, n: n + k, change, at }));
    for (const step of later) await steps.replaceOne({ _id: `${journal}:${step.n}` }, step, { upsert: true });
    if (first) await steps.replaceOne({ _id }, first);
  }
}

type Offer = {
  asin: string | null;
  marketTitle: string;
  isActive: boolean;
  available: boolean | null;
  priceSeenAt: Date | null;
};
type Product = Record<"_id" | "baseName" | "brand" | "category" | "internalId", string> & {
  ingredients: string[];
  demo: boolean;
  version: number;
  markets: Record<string, Offer | undefined>;
};

/** Backfills the list fields of products; concurrent writes set them themselves. */
async function addListings(database: mongo.Db): Promise<void> {
  const products = database.collection<Product>("products");
  for await (const product of products.find({ listing: { $exists: false } })) {
    const { _id, version } = product;
    await products.updateOne({ _id, version }, { $set: listingOf(product) });
  }
}

function listingOf({ markets, demo, baseName, brand, category, internalId, ingredients }: Product): object {
  const searchText = (texts: readonly string[]): string => texts.join("\n").toLowerCase();
  const isOut = ({ isActive, available }: Offer): boolean => isActive && available === false;
  const offers = MARKETS.flatMap((market) => {
    const offer = markets[market];
    return offer ? [{ market, offer }] : [];
  });
  const on = [
    ...MARKETS.flatMap((market) => {
      const offer = markets[market];
      if (!offer) return [`no-${market}`];
      return isOut(offer) ? [market, `out-${market}`] : [market];
    }),
    ...(offers.length < MARKETS.length ? ["gap"] : []),
  ];
  const ofOffers = offers.flatMap(({ market, offer }) => [
    [
      `markets.${market}.staleAt`,
      demo || !offer.isActive || isOut(offer)
        ? null
        : new Date(offer.priceSeenAt ? offer.priceSeenAt.getTime() + DAY_SECONDS * 1_000 : 0),
    ],
    [`markets.${market}.searchText`, searchText([offer.asin ?? "", offer.marketTitle])],
  ]);
  return {
    listing: { on, searchText: searchText([baseName, brand, category, internalId, ...ingredients]) },
    ...Object.fromEntries(ofOffers),
  };
}
