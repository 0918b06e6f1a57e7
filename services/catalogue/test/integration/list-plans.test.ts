import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { explainsAsMongoDb, isSortedBy, planOf } from "@hundeblick/kit/testing";
import { Coverage } from "@hundeblick/proto/http/catalogue";
import { listProducts } from "@hundeblick/proto/rpc/catalogue";
import { pageQuery } from "../../src/adapters/mongo/product-list.ts";
import { sortIndex } from "../../src/domain/product-list.ts";
import type { ListQuery } from "../../src/domain/list-products.ts";
import { buildProduct } from "../support/build-product.ts";
import { catalogueService } from "../support/catalogue-service.ts";

vi.setConfig({ testTimeout: 60_000 });

let system: Awaited<ReturnType<typeof catalogueService>>;
let isMongoDb = false;
beforeAll(async () => {
  system = await catalogueService();
  isMongoDb = await explainsAsMongoDb(system.mongo.connection);
  for (let n = 0; n < 20; n++) await system.products.insert(buildProduct());
});
afterAll(() => system?.close());

const lists = listProducts.request.shape.sort
  .unwrap()
  .options.flatMap((sort) =>
    [false, true].flatMap((descending) =>
      Coverage.options.flatMap((coverage) => ["", "prod"].map((search) => ({ sort, descending, coverage, search }))),
    ),
  );

test("a page in any order, of any filter and search, is read along the index of that order", async () => {
  for (const list of lists) {
    const query: ListQuery = { market: "uk", active: "active", category: "joint", offset: 3, limit: 5, ...list };
    const page = pageQuery(system.models.product, query, new Date());
    const { field, direction } = sortIndex(query.sort, query.market);
    const index = `${field}_${direction}_internalId_1`;
    expect({ list, isSorted: isSortedBy(index, page.getOptions().sort) }).toEqual({ list, isSorted: true });
    const plan = planOf(await page.explain("queryPlanner"));
    expect({ list, indexes: [...plan.indexes] }).toEqual({ list, indexes: [index] });
    expect(plan.stages).not.toContain("COLLSCAN");
    if (isMongoDb) expect(plan.stages).not.toContain("SORT");
  }
});
