import { setTimeout as pause } from "node:timers/promises";
import { connectMongo } from "@hundeblick/kit/mongo";
import { quietLog } from "@hundeblick/kit/testing";
import { ImportReply, ImportStateReply } from "@hundeblick/proto/http/admin/imports";
import { EXAMPLE_REPORT, newId } from "@hundeblick/proto/ids";
import { operatorApi } from "../../e2e/support/operator.ts";
import { scroll, withOperatorAt } from "../../e2e/support/scrolling.ts";
import type { System } from "../../e2e/system.ts";
import { residentMb } from "./process-memory.ts";
import { quantile, timed } from "./statistics.ts";
import type { Line } from "./verdict.ts";

const PRODUCTS = 950;
const ADDRESSES = 10_000;
/** Mail's memory must not grow with its rows. */
const MANY_ADDRESSES = 100_000;
const BATCH = 1_000;
const TIMES = 20;
/** Enough that the 95th percentile is not the longest. */
const LISTS = 60;
const FRAME_MS = 50;
const TIMEOUT_MS = 180_000;

type Api = Awaited<ReturnType<typeof operatorApi>>["call"];

/** Operators' lists with 1,000 products and 10,000 addresses: import, search, scrolling. */
export async function adminListsBench(system: System): Promise<Line[]> {
  const { call } = await operatorApi(system.url, system.env);
  const imported = await importProducts(system, call);
  await insertAddresses(system, 0, ADDRESSES);
  const ask = (path: string) => async (): Promise<void> => {
    const answer = await call("GET", path);
    await mustAnswer(path, answer);
    await answer.arrayBuffer();
  };
  return [
    ...imported,
    await asked("products, sorted by price, page 40", ask("/products?country=de&sort=price&offset=480&limit=12")),
    await asked("products, a search", ask("/products?country=de&search=bulk%2077&limit=12")),
    await asked("addresses, the first hundred", ask("/emails?search=&filter=all&offset=0&limit=100")),
    await asked("addresses, a hundred in the middle", ask("/emails?search=&filter=all&offset=5000&limit=100")),
    await asked("addresses, a search that finds 11", ask("/emails?search=person777&filter=all&offset=0&limit=100")),
    await asked("addresses, a search that finds 111", ask("/emails?search=person77&filter=all&offset=0&limit=100")),
    ...(await scrolled(system, "products", "/admin", "table tbody tr")),
    ...(await scrolled(system, "addresses", "/admin/emails", ".emails td.mail")),
    ...(await memoryOfMail(system, ask("/emails?search=&filter=all&offset=5000&limit=100"))),
  ];
}

/** Memory of the mail service after twenty lists of 10,000 addresses, and of ten times as many. */
async function memoryOfMail(system: System, list: () => Promise<void>): Promise<Line[]> {
  const measured = async (): Promise<number> => {
    for (let n = 0; n < TIMES; n++) await list();
    return residentMb(system.pids["mail"] ?? 0);
  };
  const few = await measured();
  await insertAddresses(system, ADDRESSES, MANY_ADDRESSES);
  const many = await measured();
  return [
    { what: `mail with ${ADDRESSES.toLocaleString("en")} addresses, memory`, value: few, unit: "MB" },
    { what: `mail with ${MANY_ADDRESSES.toLocaleString("en")} addresses, memory`, value: many, unit: "MB" },
    { what: "memory for 90,000 more addresses", value: many - few, unit: "MB", hold: { most: 20 } },
  ];
}

/** Duration of an import, and latency of lists and reports meanwhile. */
async function importProducts(system: System, call: Api): Promise<Line[]> {
  const products = Array.from({ length: PRODUCTS }, (_, n) => ({
    internalId: `bulk-${n}`,
    baseName: `Bulk ${n}`,
    brand: `Brand ${n % 90}`,
    category: "joint",
    priority: n % 100,
    markets: {
      de: { asin: `B${String(n).padStart(9, "0")}`, price: `${5 + (n % 60)}.90`, marketTitle: `Bulk ${n} für Hunde` },
    },
  }));
  let goesOn = true;
  const waits: number[] = [];
  const others = (async () => {
    while (goesOn) {
      waits.push(
        await timed(async () =>
          mustAnswer("an operator's list during an import", await call("GET", "/products?country=pl&limit=12")),
        ),
      );
      waits.push(
        await timed(async () =>
          mustAnswer(
            "a visitor's report during an import",
            await fetch(`${system.url}/api/report/${EXAMPLE_REPORT}?lang=de`),
          ),
        ),
      );
      await pause(50);
    }
  })();
  const importing = timed(async () => {
    const answer = await call("POST", "/import", {
      data: { schema: "hundeblick-products", version: 1, markets: ["de"], products },
      mode: "add-new",
    });
    if (!answer.ok) throw new Error(`the import was rejected: ${answer.status} ${await answer.text()}`);
    const { state } = ImportReply.parse(await answer.json());
    for (const until = Date.now() + TIMEOUT_MS; ;) {
      const { import: now } = ImportStateReply.parse(await (await call("GET", `/import/${state?.importId}`)).json());
      if (now?.state === "applied") return;
      if (now?.state !== "applying" || Date.now() > until) throw new Error(`the import is ${now?.state}`);
      await pause(500);
    }
  }).finally(() => {
    goesOn = false;
  });
  const [tookMs] = await Promise.all([importing, others]);
  return [
    { what: `import of ${PRODUCTS.toLocaleString("en")} products`, value: tookMs / 1_000, unit: "s" },
    { what: "others' calls during the import, p95", value: quantile(waits, 0.95), unit: "ms", hold: { most: 500 } },
    { what: "others' calls during the import, longest", value: Math.max(...waits), unit: "ms" },
  ];
}

async function mustAnswer(what: string, answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
}

const addressOf = (one: number): string => `person${one}@example.org`;
const breedOf = (one: number): string | null => ["Beagle", "Labrador Retriever", null][one % 3] ?? null;
/** A contact as the mail service writes it. */
const listingOf = (one: number) => {
  const breed = breedOf(one)?.toLowerCase() ?? "";
  return { breed, breedUnknown: breed === "", hasReport: true, count: 1, text: `${addressOf(one)}\n${breed}` };
};

async function insertAddresses(system: System, from: number, to: number): Promise<void> {
  const mongo = await connectMongo(
    { MONGO_URL: system.env["MONGO_URL"] ?? "", MONGO_TIMEOUT_MS: 60_000 },
    { database: "hundeblick_mail", log: quietLog },
  );
  try {
    const contacts = mongo.connection.collection<{ _id: string }>("contacts");
    // ten thousand addresses in a good year, evenly distributed
    const at = (n: number): Date => new Date(Date.now() - n * 3_600_000);
    for (let n = from; n < to; n += BATCH) {
      await contacts.insertMany(
        Array.from({ length: BATCH }, (_, k) => n + k).map((one) => ({
          _id: newId(),
          address: addressOf(one),
          language: "de",
          newsletter: one % 3 === 0 ? "confirmed" : "none",
          createdAt: at(one),
          listing: listingOf(one),
          reports: [
            {
              reportId: newId(),
              dog: {
                name: "Frieda",
                breed: breedOf(one),
                ageMonths: one % 160,
                weightKg: 12,
              },
              at: at(one),
            },
          ],
        })),
        { ordered: false },
      );
    }
  } finally {
    await mongo.close();
  }
}

async function asked(what: string, ask: () => Promise<void>): Promise<Line> {
  await ask();
  const took: number[] = [];
  for (let n = 0; n < LISTS; n++) took.push(await timed(ask));
  return { what: `${what}, p95`, value: quantile(took, 0.95), unit: "ms", hold: { most: 500 } };
}

async function scrolled(system: System, what: string, path: string, rows: string): Promise<Line[]> {
  const { frames, longestMs, settledMs } = await withOperatorAt(system, path, async (page) => {
    await page.locator(rows).first().waitFor();
    // loading the page is measured elsewhere
    await page.waitForLoadState("networkidle");
    return await scroll(page, rows);
  });
  return [
    { what: `${what}: frames while scrolling`, value: frames, unit: "" },
    {
      what: `${what}: longest frame (0: none over ${FRAME_MS} ms)`,
      value: longestMs,
      unit: "ms",
      hold: { most: FRAME_MS },
    },
    { what: `${what}: rows after the wheel stops`, value: settledMs, unit: "ms" },
  ];
}
