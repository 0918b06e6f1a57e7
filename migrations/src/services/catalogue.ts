import { createIndexes, type Migration } from "../migration.ts";

const DAY_SECONDS = 86_400;
const MARKETS = ["de", "us", "uk", "pl"];
/** An article number stands once in a market; products without one do not meet. */
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
];
