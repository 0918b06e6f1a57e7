import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { explainsAsMongoDb, isSortedBy, planOf, testMongo } from "@hundeblick/kit/testing";
import { EmailFilter, EmailSort } from "@hundeblick/proto/http/admin/emails";
import { newId } from "@hundeblick/proto/ids";
import { countQuery, groupsQuery, pageQuery } from "../../src/adapters/mongo/contact-list.ts";
import { FIGURES_INDEX } from "../../src/adapters/mongo/contact.schema.ts";
import { mailParts } from "../support/mail-parts.ts";

vi.setConfig({ testTimeout: 60_000 });

let mongo: Awaited<ReturnType<typeof testMongo>>;
let system: Awaited<ReturnType<typeof mailParts>>;
let isMongoDb = false;
beforeAll(async () => {
  mongo = await testMongo();
  isMongoDb = await explainsAsMongoDb(mongo.connection);
  system = await mailParts(mongo.connection, "smtp://127.0.0.1:1");
  for (let n = 0; n < 20; n++)
    await system.deps.contacts.addReport({ address: `a${n}@example.org`, addressHash: newId() }, "de", {
      reportId: newId(),
      dog: { name: "Frieda", breed: n % 2 ? "Beagle" : null, ageMonths: 40, weightKg: 12 },
      at: new Date(),
    });
});
afterAll(() => mongo?.close());

const nameOf = (index: object): string => Object.entries(index).flat().join("_");
const INDEXES: Record<EmailSort, Record<"up" | "down", string>> = {
  email: { up: "address_1", down: "address_1" },
  created: { up: "createdAt_1_address_1", down: "createdAt_1_address_1" },
  breed: {
    up: "listing.breedUnknown_1_listing.breed_1_address_1",
    down: "listing.breedUnknown_1_listing.breed_-1_address_1",
  },
};
const lists = EmailSort.options.flatMap((sort) =>
  EmailFilter.options.flatMap((filter) =>
    ["", "beag"].flatMap((search) => [false, true].map((descending) => ({ sort, filter, search, descending }))),
  ),
);

test.each(lists)(
  "a page of $sort, $filter, “$search”, descending $descending is read along its index",
  async (list) => {
    const query = { ...list, offset: 3, limit: 5 };
    const page = pageQuery(system.models.contact, query);
    const index = INDEXES[list.sort][list.descending ? "down" : "up"];
    expect(isSortedBy(index, page.getOptions().sort)).toBe(true);
    const { stages, indexes } = planOf(await page.explain("queryPlanner"));
    expect([...indexes]).toEqual([index]);
    expect(stages).not.toContain("COLLSCAN");
    if (isMongoDb) expect(stages).not.toContain("SORT");
  },
);

const counts = [
  { what: "figures", query: () => groupsQuery(system.models.contact) },
  ...EmailFilter.options.map((filter) => ({
    what: `matches of “beag” in ${filter}`,
    query: () => countQuery(system.models.contact, { search: "beag", filter }),
  })),
];

test.each(counts)("$what are counted in one index", async ({ query }) => {
  const { stages, indexes } = planOf(await query().explain("queryPlanner"));
  expect(stages).not.toContain("COLLSCAN");
  if (!isMongoDb) return;
  expect([...indexes]).toEqual([nameOf(FIGURES_INDEX)]);
  expect(stages).not.toContain("FETCH");
});
